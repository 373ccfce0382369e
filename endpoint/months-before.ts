/** The same day so many months earlier, or the last one of a month that is shorter. In UTC. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(day.getUTCMonth() - months)
  // If the month has no such day, `setUTCMonth` ends in the next month; day 0 is the last of the month
  // before.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}
