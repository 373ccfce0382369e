/** A sign from Icon.css. Always beside words, so hidden from screen readers. */
export function Icon({
  name,
}: {
  name:
    | 'down'
    | 'right'
    | 'menu'
    | 'close'
    | 'external'
    | 'warning'
    | 'enlarge'
    | 'plus'
    | 'minus'
    | 'speaker'
    | 'pause'
    | 'play'
    | 'stop'
}) {
  return <span className={`icon icon-${name}`} aria-hidden="true" />
}
