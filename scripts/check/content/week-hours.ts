import type { Placed } from '../../../src/model/findings.ts'
import type { RightPage } from './right-pages.ts'

const hours = /^(\d{1,2})(?:\.(\d\d))?–(\d{1,2})(?:\.(\d\d))?[ \u00a0]Uhr$/
const ofWeek =
  /(?<![\d,.–]|bis[ \u00a0])(\d+(?:,\d+)?)[ \u00a0]Stunden?(?!\p{L}|[ \u00a0](?:am|im|je|pro)[ \u00a0])/u

/** „10 Stunden“ for a week whose days add up to twelve. */
export const weekHours = ({ blocks }: RightPage): Placed[] =>
  blocks.flatMap((block, index) =>
    block.art === 'woche'
      ? block.zeilen.flatMap(({ angabe, tage }, at) => {
          const [, said] = ofWeek.exec(angabe) ?? []
          const sum = Object.values(tage).reduce((all, day) => all + minutesOf(day), 0)
          if (!said || Number.isNaN(sum) || Number(said.replace(',', '.')) * 60 === sum) return []
          return {
            path: ['bloecke', index, 'zeilen', at, 'angabe'],
            message: `Die Tage ergeben ${germanOf(sum / 60)} Stunden, „angabe“ sagt ${said}.`,
            remedy: 'Berichtigen Sie die Tage oder die Stunden.',
          }
        })
      : [],
  )

/** `8–13 Uhr` → 300, also past midnight. NaN for „vormittags“. */
function minutesOf(day = ''): number {
  const [, from, fromMinutes = 0, until, untilMinutes = 0] = hours.exec(day) ?? []
  const length = (Number(until) - Number(from)) * 60 + Number(untilMinutes) - Number(fromMinutes)
  return (length + 24 * 60) % (24 * 60)
}

const germanOf = (number: number) => number.toLocaleString('de', { maximumFractionDigits: 2 })
