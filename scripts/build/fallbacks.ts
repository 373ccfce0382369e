/**
 * In front of a declaration that old browsers leave out, what they take: the window as it is without
 * the browser's bars for `dvh`, the least of a `clamp()` between text and edge, words that part where
 * there is no more room, and WebKit's own names. Lightning CSS would write those of all engines.
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
