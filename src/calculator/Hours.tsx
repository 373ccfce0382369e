import { useState } from 'react'
import { cents } from '../rechner/amounts.ts'
import { readHundredths, writeEuros, writeHundredths } from '../rechner/german-numbers.ts'
import { wageOfHours } from '../rechner/jobs.ts'
import { say, type Words } from '../rechner/words.ts'
import { NumberField } from './NumberField.tsx'

const mostHours = 60_00
const mostWage = 200_00

const readHours = (text: string) => readHundredths(text, mostHours, 0, 'hours')

type Props = {
  words: Words
  /** The value of the field of the monthly wage. */
  entered: string | undefined
  onWage: (wage: string) => void
}

/** Works out the monthly wage from hours a week and an hourly wage. */
export function Hours({ words, entered, onWage }: Props) {
  const [hours, setHours] = useState('')
  const [wage, setWage] = useState('')
  const [left, setLeft] = useState({ hours: false, wage: false })
  const read = { hours: readHours(hours), wage: readHundredths(wage, mostWage) }

  const amount = amountOf(hours, wage)
  const change = (newHours: string, newWage: string) => {
    setHours(newHours)
    setWage(newWage)
    const newAmount = amountOf(newHours, newWage)
    if (newAmount) onWage(newAmount)
  }
  const leave = (name: keyof typeof read) => setLeft((before) => ({ ...before, [name]: true }))
  const error = (name: keyof typeof read, tooLarge: string, most: number) => {
    const parsed = read[name]
    if (parsed.ok || parsed.why === 'empty' || !left[name]) return undefined
    if (parsed.why === 'too-large') return say(tooLarge, { bis: writeHundredths(most) })
    return parsed.why === 'negative' ? words.fehler_negativ : words.fehler_zahl
  }

  return (
    <div className="grid gap-4 pb-5">
      <div className="grid grid-cols-[1fr_1fr] items-end gap-4 max-snug:grid-cols-1">
        <NumberField
          id="rechner-stunden"
          label={words.stunden}
          value={hours}
          onChange={(text) => change(text, wage)}
          onLeave={() => leave('hours')}
          error={error('hours', words.fehler_stunden, mostHours)}
        />
        <NumberField
          id="rechner-stundenlohn"
          label={words.stundenlohn}
          value={wage}
          onChange={(text) => change(hours, text)}
          onLeave={() => leave('wage')}
          unit={words.euro}
          error={error('wage', words.fehler_stundenlohn, mostWage)}
        />
      </div>
      <p className="small">
        {amount && <span>{`${say(words.stunden_ergebnis, { betrag: amount })} `}</span>}
        {amount && amount === entered && <span>{`${words.stunden_eingetragen} `}</span>}
        <span>{words.mindestlohn}</span>
      </p>
    </div>
  )
}

/** `752` of `12,5` hours a week at `13,90`; undefined where one of them cannot be read. */
function amountOf(hours: string, wage: string): string | undefined {
  const [time, pay] = [readHours(hours), readHundredths(wage, mostWage)]
  return time.ok && pay.ok ? writeEuros(wageOfHours(time.value, cents(pay.value))) : undefined
}
