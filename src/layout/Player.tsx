import { useSite } from '../site/site-context.ts'
import { Icon } from '../ui/Icon.tsx'

/**
 * What steers the voice while it reads. At the end of the page and not inside of it: sections that
 * are laid out late would hold on to what is fixed.
 */
export function Player() {
  const { lesekomfort: words } = useSite().shared
  const texts = {
    reading: words.liest,
    paused: words.angehalten,
    failed: words.gestoert,
    pause: words.pause,
    resume: words.weiter,
  }
  return (
    <section
      className="player"
      aria-label={words.vorlesen}
      data-texts={JSON.stringify(texts)}
      hidden
    >
      <div className="wrap">
        <p role="status" data-part="state" />
        <button className="btn btn-default btn-sm" type="button" data-part="pause">
          <Icon name="pause" />
          <Icon name="play" />
          <span data-part="pause-word">{words.pause}</span>
        </button>
        <button className="btn btn-outline btn-sm" type="button" data-part="stop">
          <Icon name="stop" />
          {words.stopp}
        </button>
        <button
          className="btn btn-outline btn-sm"
          type="button"
          data-part="slow"
          aria-pressed="false"
        >
          {words.langsamer}
        </button>
      </div>
    </section>
  )
}
