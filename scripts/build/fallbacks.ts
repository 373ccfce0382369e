/**
 * Writes a declaration that old browsers understand in front of one that they ignore: `vh` for `dvh`, the
 * least value of a `clamp()` in paddings and heights, `break-word` for `anywhere`, and WebKit's prefixed
 * names. Lightning CSS would add the prefixes of all engines.
 */
export const withFallbacks = (css: string): string =>
  css.replace(/(?<=[{};]\s*)([a-z-]+):([^;{}]*)/g, (text, name, value) => {
    const least = /^(?:max-height|padding|overflow)/.test(name) ? older(value) : value
    if (least !== value) return `${name}:${least};${text}`
    return inWebKit.includes(name) ? `-webkit-${text};${text}` : text
  })

const inWebKit = ['mask', 'hyphens', 'print-color-adjust']

const older = (value: string) =>
  value
    .replace('anywhere', 'break-word')
    .replace(/(\d)dvh\b/g, '$1vh')
    .replace(/\bclamp\(([^,()]*),(?:[^()]|\([^()]*\))*\)/g, '$1')
