import type { BlockOf } from '../model/blocks.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Section } from './Section.tsx'

const field = 'mt-2 block min-h-15 w-full rounded-field border-2 border-line-strong bg-weiss px-4'

/**
 * Opens the calculator with a birthday and a wage (browser/open-case.ts). Without script it is a
 * link.
 */
export function ShortCalculator({ geburt, lohn, knopf, ...section }: BlockOf<'rechner-kurz'>) {
  return (
    // On paper nobody presses it.
    <Section {...section} className="print:hidden">
      <div className="grid wide:grid-cols-3 items-end gap-gap" data-short-case="">
        <label>
          {geburt}
          <input className={field} type="text" />
        </label>
        <label>
          {lohn}
          <input className={field} type="text" inputMode="decimal" />
        </label>
        <ButtonLink href="/aktivrente-rechner">{knopf}</ButtonLink>
      </div>
    </Section>
  )
}
