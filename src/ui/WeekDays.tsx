const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

type Props = {
  label: string
  on: readonly string[]
  /** Stands on a coloured ground. */
  onColour?: boolean
}

/** The small week strip: seven tiles, the given days coloured. */
export function WeekDays({ label, on, onColour = false }: Props) {
  return (
    <div
      className={onColour ? 'mini [--free:var(--color-weiss)]' : 'mini'}
      role="img"
      aria-label={`${label}: ${on.join(', ')}`}
    >
      <small className="col-span-full mt-2 text-ink-2 text-smallest/tight">{label}</small>
      {days.map((day) => (
        <i key={day} className={on.includes(day) ? 'chosen-day' : undefined}>
          {day}
        </i>
      ))}
    </div>
  )
}
