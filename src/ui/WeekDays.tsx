const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So']

const tile =
  'h-8 rounded-[6px] text-center font-sans text-smallest/8 font-bold not-italic max-mini:text-[0.85rem] max-mini:wrap-normal'
const chosen = 'on bg-sonne text-ink unpainted:-outline-offset-2 unpainted:[outline:2px_solid]'
const free = 'bg-leer text-ink-2'

/** The small week strip: seven tiles, the given days coloured. */
export function WeekDays({ label, on }: { label: string; on: readonly string[] }) {
  return (
    <div
      className="mini grid max-w-62 grid-cols-[repeat(7,1fr)] gap-[4px]"
      role="img"
      aria-label={`${label}: ${on.join(', ')}`}
    >
      <small className="col-span-full mt-[0.35rem] text-smallest/tight text-ink-2">{label}</small>
      {days.map((day) => (
        <i key={day} className={`${tile} ${on.includes(day) ? chosen : free}`}>
          {day}
        </i>
      ))}
    </div>
  )
}
