import type { BlockOf } from '../model/blocks.ts'
import { useNewTab } from '../site/site-context.ts'
import { RichText } from '../ui/RichText.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { Section } from './Section.tsx'

/** Other websites, each with what one finds there. */
export function ExternalLinks({ verweise, hinweis, ...section }: BlockOf<'verweise'>) {
  const newTab = useNewTab()
  return (
    <Section {...section}>
      <ul className="grid-fit-24 grid gap-x-gutter gap-y-6">
        {verweise.map(({ titel, text, ziel }) => (
          <li className="border-line border-t-2 pt-3" key={ziel}>
            {/* The sign stands in the padding, and so never alone on a line. */}
            <SiteLink
              className="link-line pr-[1.5em] [&_.icon]:mr-[-1.5em]"
              href={ziel}
              newTab={newTab(ziel)}
            >
              {titel}
            </SiteLink>
            <RichText html={text} />
          </li>
        ))}
      </ul>
      {hinweis && <RichText html={hinweis} className="small mt-8" />}
    </Section>
  )
}
