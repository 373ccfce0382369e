import type { LoadedPage } from '../model/read-site.ts'
import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'
import { TextSize } from './TextSize.tsx'

const longDate = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

type Props = { page: Pick<LoadedPage, 'sections' | 'geaendert' | 'minutes'> }

/** For long pages: how old, how long, and what is where. On phones the list opens by tap. */
export function ReadingAids({ page: { sections, geaendert, minutes } }: Props) {
  const { lesehilfen, lesekomfort } = useSite().shared
  return (
    <div className="aids">
      <p className="aids-facts small">
        <span>
          {lesehilfen.zuletzt_geaendert}:{' '}
          <time dateTime={geaendert}>{longDate.format(new Date(geaendert))}</time>
        </span>
        <span>
          {lesehilfen.lesezeit}: {minutes}&nbsp;{lesehilfen.minuten}
        </span>
      </p>
      <div className="comfort needs-script">
        <p aria-hidden="true">{lesekomfort.schriftgroesse}</p>
        <TextSize />
        <button
          className="btn btn-outline btn-sm read-aloud"
          type="button"
          name="reading"
          value="aloud"
          hidden
        >
          <Icon name="speaker" />
          {lesekomfort.vorlesen}
        </button>
      </div>
      {sections.length > 1 && (
        <nav aria-label={lesehilfen.auf_dieser_seite}>
          <details className="toc">
            <summary>
              {lesehilfen.auf_dieser_seite}
              <Icon name="down" />
            </summary>
            <p className="toc-title" aria-hidden="true">
              {lesehilfen.auf_dieser_seite}
            </p>
            <ul>
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </details>
        </nav>
      )}
    </div>
  )
}
