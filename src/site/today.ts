import { isDay } from '../model/periods.ts'
import { Stop } from '../stop.ts'
import { variables } from './variables.ts'

/**
 * The day of build and checks, as `2026-11-21`: `TODAY`, else today in Germany. Nothing else asks the
 * clock for it.
 */
export function today(set = variables().TODAY ?? ''): string {
  if (set === '') return dayIn()
  if (isDay(set)) return set
  throw new Stop(`Die Variable TODAY ist „${set}“. Schreiben Sie einen Tag wie 2026-11-21.`)
}

/** The day in Germany at `time`, by default now. */
export const dayIn = (time?: Date): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(time)
