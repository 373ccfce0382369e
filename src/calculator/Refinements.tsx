import type { ReactNode } from 'react'
import { type Entries, type Field, fields, isAsked, unitOf } from '../rechner/fields.ts'
import type { Words } from '../rechner/words.ts'
import { control, NumberField } from './NumberField.tsx'

export type FormProps = {
  entries: Entries
  /** The sentence about what is wrong with a field. */
  error: (field: Field) => string | undefined
  set: (field: Field, text: string) => void
  leave: (field: Field) => void
  words: Words
}

type Chosen = 'rente' | 'minderung' | 'beamte' | 'kirche' | 'kasse' | 'kinder'

/** All that is not needed for a first answer, in the order of its effect. */
export function Refinements(form: FormProps) {
  const { entries, words } = form
  const amount = (name: Field & keyof Words, hint?: string) =>
    isAsked(name, entries) && <Amount {...form} name={name} hint={hint} />
  const box = (name: Field & keyof Words) => isAsked(name, entries) && <Box {...form} name={name} />
  const choice = (name: Chosen, usual: string) =>
    isAsked(name, entries) && <Choice {...form} name={name} usual={usual} />
  return (
    <div className="grid gap-8 pb-4 max-wide:[&_:is(input,select)]:scroll-mt-14">
      <p className="small">{words.genauer_hinweis}</p>
      {box('erster')}
      <Group title={words.gruppe_rente}>
        {choice('rente', words.rente_offen)}
        {choice('beamte', words.beamte_nein)}
        {amount('betrag')}
        {amount('beginn')}
        {amount('frei', words.frei_hinweis)}
        {box('witwe')}
        {choice('minderung', words.minderung_keine)}
      </Group>
      <Group title={words.gruppe_steuer}>
        {box('paar')}
        {amount('partner')}
        {amount('weitere', words.weitere_hinweis)}
        {choice('kirche', words.kirche_keine)}
      </Group>
      <Group title={words.gruppe_kasse}>
        {choice('kasse', words.kasse_pflicht)}
        {amount('zusatz', words.zusatz_hinweis)}
        {choice('kinder', words.kinder_ja)}
        {amount('jung')}
        {box('sachsen')}
      </Group>
      <Group title={words.gruppe_arbeit}>
        {amount('lohn2')}
        {amount('bonus')}
        {amount('gewinn')}
        {amount('trainer')}
        {amount('ehrenamt')}
        {box('befreit')}
        {box('einzahlen')}
      </Group>
    </div>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold font-serif text-h3">{title}</legend>
      {children}
    </fieldset>
  )
}

type Named = FormProps & { name: Field & keyof Words }

function Amount({ name, hint, ...form }: Named & { hint: string | undefined }) {
  const { entries, error, set, leave, words } = form
  return (
    <NumberField
      id={`rechner-${name}`}
      name={name}
      label={words[name]}
      value={entries[name] ?? ''}
      onChange={(text) => set(name, text)}
      onLeave={() => leave(name)}
      hint={hint}
      unit={{ euros: words.euro, percent: '%', none: undefined }[unitOf(name)]}
      isShort
      error={error(name)}
    />
  )
}

const Box = ({ name, entries, set, words }: Named) => (
  <label className="flex min-h-12 items-center gap-3">
    <input
      className="size-7 flex-none accent-tanne"
      type="checkbox"
      checked={entries[name] === '1'}
      onChange={(event) => set(name, event.currentTarget.checked ? '1' : '')}
    />
    {words[name]}
  </label>
)

/** Each choice but the first has its word. */
type Answer = {
  [Name in Chosen]: `${Name}_${Exclude<(typeof fields)[Name]['choices'][number], ''>}`
}[Chosen]

type ChoiceProps = FormProps & {
  name: Chosen
  /** The words of the empty choice, which holds when nothing is chosen. */
  usual: string
}

function Choice({ name, usual, entries, set, words }: ChoiceProps) {
  const texts: Record<Answer, string> = words
  return (
    <div className="grid gap-2">
      <label className="font-semibold" htmlFor={`rechner-${name}`}>
        {words[name]}
      </label>
      <select
        className={control}
        id={`rechner-${name}`}
        value={entries[name] ?? ''}
        onChange={(event) => set(name, event.currentTarget.value)}
      >
        {fields[name].choices.map((value) => (
          <option value={value} key={value}>
            {value === '' ? usual : texts[`${name}_${value}` as Answer]}
          </option>
        ))}
      </select>
    </div>
  )
}
