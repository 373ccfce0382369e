import { Stop } from '../stop.ts'

/** The day of build and checks, in Germany, `2026-11-21`; `TODAY` sets another. Nothing else asks the clock. */
export function today(set = process.env.TODAY ?? ''): string {
  if (set === '') return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format()
  if (/^\d{4}-\d\d-\d\d$/.test(set) && !Number.isNaN(Date.parse(set))) return set
  throw new Stop(`Die Variable TODAY ist „${set}“. Schreiben Sie einen Tag wie 2026-11-21.`)
}
