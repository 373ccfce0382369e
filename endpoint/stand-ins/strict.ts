/** An object that throws where Google would have more than it does. */
export function strict<T extends object>(name: string, members: T): T {
  return new Proxy(members, {
    get(target, key) {
      if (key in target) return Reflect.get(target, key)
      throw new TypeError(`${name}.${String(key)} does not exist here`)
    },
  })
}
