import { isDay } from '../model/periods.ts'
import { Stop } from '../stop.ts'
import { variables } from './variables.ts'

/** The day of build and checks, in Germany, `2026-11-21`; `TODAY` sets another. Neither asks the clock itself. */
export function today(set = variables().TODAY ?? ''): string {
  if (set === '') return dayIn()
  if (isDay(set)) return set
  throw new Stop(`Die Variable TODAY ist „${set}“. Schreiben Sie einen Tag wie 2026-11-21.`)
}

/** The day of a time in Germany; of now where there is none. */
export const dayIn = (time?: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(time)
