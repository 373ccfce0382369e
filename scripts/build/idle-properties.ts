/**
 * A sheet of Tailwind's, not minified, without the custom properties by which utilities could work
 * together and don't: what nobody reads is left out, what nobody sets becomes its initial value.
 */
export function withoutIdleProperties(css: string): string {
  const known = css.matchAll(/@property (--tw-[\w-]+) \{([^}]*)\}/g)
  return [...known].reduce((rest, [rule, name = '', descriptors = '']) => {
    const setters = new RegExp(`${name}: [^;}]*;`, 'g')
    const initial = /initial-value: ([^;]*);/.exec(descriptors)?.[1]
    const isRead = new RegExp(`var\\(${name}[,)]`).test(rest)
    // Browsers that don't know `@property` get its initial value in a rule of their own.
    const isSet = [...rest.matchAll(setters)].length > 1
    if (isRead && (isSet || initial === undefined)) return rest
    const without = rest.replace(rule, '').replace(setters, '')
    return initial === undefined ? without : without.replaceAll(`var(${name})`, initial)
  }, css)
}
