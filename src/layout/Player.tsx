import { useSite } from '../site/site-context.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const player =
  'player fixed inset-x-0 bottom-0 z-player border-t-3 border-ink bg-weiss pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] print:hidden [&:not([data-state=reading])_.icon-pause]:hidden [&[data-state=reading]_.icon-play]:hidden'
const row =
  'flex flex-wrap items-center gap-x-3 gap-y-2 max-broad:gap-2 max-broad:[&_.btn]:flex-auto max-broad:[&_.btn]:gap-1.5 max-broad:[&_.btn]:px-1 max-broad:[&_.btn]:text-small max-broad:[&_.icon]:size-[1.2em] max-narrow:[&_.icon]:hidden [&_[aria-pressed=true]]:bg-tanne [&_[aria-pressed=true]]:text-weiss forced-colors:[&_[aria-pressed=true]]:outline-3 forced-colors:[&_[aria-pressed=true]]:-outline-offset-7'

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
      className={player}
      aria-label={words.vorlesen}
      data-texts={JSON.stringify(texts)}
      hidden
    >
      <div className={`wrap ${row}`}>
        <p
          className="max-w-full flex-[1_0_auto] font-semibold max-broad:basis-full max-broad:leading-[1.3]"
          role="status"
          data-part="state"
        />
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
