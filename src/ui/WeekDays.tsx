const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

/** The small week strip: seven tiles, the given days coloured. */
export function WeekDays({ label, on }: { label: string; on: readonly string[] }) {
  return (
    <div className="mini" role="img" aria-label={`${label}: ${on.join(', ')}`}>
      <small>{label}</small>
      {days.map((day) => (
        <i key={day} {...(on.includes(day) && { className: 'on' })}>
          {day}
        </i>
      ))}
    </div>
  )
}
