import { Island } from '../islands/Island.tsx'
import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { useSite } from '../site/site-context.ts'
import { SectionHead } from './Section.tsx'

/** The calculator as the page's beginning. On paper an answer stands alone. */
export function CalculatorBlock({ ueberschrift, text }: BlockOf<'rechner'>) {
  const { words } = useSite().calculator
  return (
    <section className="calculator wrap pb-section">
      <Breadcrumbs />
      <SectionHead ueberschrift={ueberschrift} text={text} first />
      <div className="unscripted:hidden">
        <Island name="Calculator" />
      </div>
      <p className="lead unscripted:block hidden">{words.ohne_script}</p>
    </section>
  )
}
