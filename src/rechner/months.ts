/** A calendar month; `month` is 1 to 12. */
export type Month = { year: number; month: number }

const count = ({ year, month }: Month) => year * 12 + month - 1

export function addMonths(from: Month, months: number): Month {
  const sum = count(from) + months
  return { year: Math.floor(sum / 12), month: (sum % 12) + 1 }
}

/** Months from `a` to `b`; negative when `b` comes first. */
export const monthsBetween = (a: Month, b: Month): number => count(b) - count(a)
