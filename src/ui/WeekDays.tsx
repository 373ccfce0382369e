import { Fragment } from 'react'
import { dayNames } from './day-names.ts'

const days = ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'] as const

type Props = {
  label: string
  on: readonly (keyof typeof dayNames)[]
  /** The strip stands on a coloured ground. */
  onColour?: boolean
}

/** The small week strip: seven tiles, the given days coloured. */
export function WeekDays({ label, on, onColour = false }: Props) {
  return (
    <div
      className={onColour ? 'mini [--free:var(--color-weiss)]' : 'mini'}
      aria-label={`${label}: ${on.map((day) => dayNames[day]).join(', ')}`}
      role="img"
    >
      <small className="col-span-full mt-2 text-ink-2 text-smallest/tight">{label}</small>
      {days.map((day) => (
        <Fragment key={day}>
          {' '}
          {on.includes(day) ? <b className="chosen-day">{day}</b> : <i>{day}</i>}
        </Fragment>
      ))}
    </div>
  )
}
