/** A sign from Icon.css, beside words; it is empty, so screen readers have nothing to say of it. */
export function Icon({
  name,
  inline,
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
  /** In a line of text, not in a button. */
  inline?: boolean
}) {
  const sign = `icon icon-${name}`
  return <span className={inline ? `${sign} icon-inline` : sign} />
}
