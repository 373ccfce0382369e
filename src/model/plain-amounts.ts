import { fields } from '../rechner/entries.ts'

/** Amounts that texts may spell out, in cents, each with the reason why it needs no entry in fakten.yaml. */
const reasons: Record<number, string> = {
  0: 'nothing is nothing in every year',
  20000: 'limit of the wage of an hour, in calculator/Hours.tsx',
  41000: '§ 46 Abs. 2 Nr. 1 EStG, unchanged for decades',
}

/** What the calculator takes at most, which its messages name. */
const limits = (['lohn', 'betrag', 'frei', 'bonus', 'partner'] as const).map(
  (name) => fields[name].limits[1],
)

const plain: ReadonlySet<number> = new Set([...Object.keys(reasons).map(Number), ...limits])

const amount =
  /(?<![\d.,])(\d[\d.]*)(?:,(\d{1,2}))?([ \u00a0](?:Millionen|Milliarden|Mio\.|Mrd\.))?(?:[ \u00a0](?:Euro|EUR)|-Euro|[ \u00a0]?€|[ \u00a0-](Cents?))(?![\p{L}\d])/gu

/** Every amount that is spelt out and must not be. */
export function amountsIn(text: string): string[] {
  return [...text.matchAll(amount)].flatMap(([literal, whole = '', part = '', large, small]) => {
    const cents = Number(whole.replaceAll('.', '')) * 100 + Number(part.padEnd(2, '0'))
    return !large && !small && plain.has(cents) ? [] : [literal]
  })
}
