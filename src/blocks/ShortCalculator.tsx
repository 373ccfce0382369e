import type { BlockOf } from '../model/blocks.ts'
import { Button } from '../ui/Button.tsx'
import { Section } from './Section.tsx'

const field = 'mt-2 block min-h-15 w-full rounded-field border-2 border-line-strong bg-weiss px-4'

/**
 * Opens the calculator with a birthday and a wage (browser/open-case.ts). Its fields have no names, so
 * that without script nothing of them is sent.
 */
export function ShortCalculator({
  geburt,
  lohn,
  knopf,
  grund = 'weiss',
  ...section
}: BlockOf<'rechner-kurz'>) {
  return (
    <Section {...section} grund={grund}>
      <form className="grid wide:grid-cols-3 items-end gap-gap" action="/aktivrente-rechner">
        <label>
          {geburt}
          <input className={field} />
        </label>
        <label>
          {lohn}
          <input className={field} inputMode="decimal" />
        </label>
        <Button type="submit">{knopf}</Button>
      </form>
    </Section>
  )
}
