/** An object that throws when a member is read that it does not have. */
export function strict<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key)
      throw new TypeError(`${name}.${String(key)} does not exist here`)
    },
  })
}
