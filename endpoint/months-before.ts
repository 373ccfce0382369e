/** The same day so many months earlier, or the last one of a month that is shorter. In UTC. */
export function monthsBefore(day: Date, months: number): Date {
  const before = new Date(day)
  before.setUTCMonth(day.getUTCMonth() - months)
  // The 31st of a shorter month is a day of the next one.
  if (before.getUTCDate() !== day.getUTCDate()) before.setUTCDate(0)
  return before
}
