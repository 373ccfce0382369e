import type { LoadedPage } from '../model/load-page.ts'
import { typeset } from '../model/typography.ts'
import { useSite } from '../site/site-context.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

type Props = { page: Pick<LoadedPage, 'sections' | 'geaendert' | 'minutes'> }

/** For long pages: date of the last change, reading time, reading aloud, and a table of contents. */
export function ReadingAids({ page: { sections, geaendert, minutes } }: Props) {
  const { lesehilfen, lesekomfort } = useSite().shared
  return (
    <div className="aids grid pt-4 pb-6 print:hidden">
      {/* The voice button appears late: it stands in the line of the reading time, so that nothing moves. */}
      <p className="aids-facts small flex max-w-none flex-wrap items-center gap-3.5 [&_.btn]:-my-3 [&_.btn]:px-2 [&_.icon]:text-[0.85rem]">
        <span>
          {`${lesehilfen.zuletzt_geaendert}: `}
          <time dateTime={geaendert}>{typeset(longDate.format(new Date(geaendert)))}</time>
        </span>{' '}
        {/* Keeps the width that it has with the button, so that its line breaks the same without it. */}
        <span className="flex basis-79 flex-wrap items-center gap-3.5">
          {`${lesehilfen.lesezeit}: ${minutes}\u00a0${lesehilfen.minuten} `}
          <Button variant="outline" size="sm" value="aloud" hidden>
            <Icon name="speaker" />
            {lesekomfort.vorlesen}
          </Button>
        </span>
      </p>
      {sections.length > 1 && (
        <nav aria-label={lesehilfen.auf_dieser_seite}>
          <details className="toc open:[&_.icon]:rotate-180">
            <summary className="mt-5 flex min-h-15 items-center justify-between rounded-button border-2 border-line-strong px-6 py-2 font-semibold hover:bg-himmel">
              {lesehilfen.auf_dieser_seite}
              <Icon name="down" />
            </summary>
            <p className="hidden font-semibold" aria-hidden="true">
              {lesehilfen.auf_dieser_seite}
            </p>
            {/* The padding keeps links clear of the floating cookie button. */}
            <ul className="columns-[18rem_3] gap-x-gap py-2 wide:pr-36">
              {sections.map(({ id, title }) => (
                <li className="break-inside-avoid" key={id}>
                  <a className="inline-block py-3 leading-tight" href={`#${id}`}>
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      )}
    </div>
  )
}
