import { useSite } from '../site/site-context.ts'
import { Button } from '../ui/Button.tsx'
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
      <div className="wrap flex flex-wrap items-center gap-x-3 gap-y-2 max-broad:gap-2">
        <p role="status" data-part="state" />
        <Button size="sm" data-part="pause">
          <Icon name="pause" />
          <Icon name="play" />
          <span data-part="pause-word">{words.pause}</span>
        </Button>
        <Button variant="outline" size="sm" data-part="stop">
          <Icon name="stop" />
          {words.stopp}
        </Button>
        <Button variant="outline" size="sm" data-part="slow" aria-pressed="false">
          {words.langsamer}
        </Button>
      </div>
    </section>
  )
}
