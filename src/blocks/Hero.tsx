import { Breadcrumbs } from '../layout/Breadcrumbs.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'
import { Together } from '../ui/Together.tsx'
import { ContentButton } from './ContentButton.tsx'
import { ContentPicture } from './ContentPicture.tsx'

const long = 'text-[clamp(2.125rem,1.6rem+2.4vw,3.375rem)] max-mini:text-[max(1.6rem,9.4vw)]'

/** In wide windows the picture overlaps the block below, which leaves room for it. */
const poster =
  'wide:[&+*>.aids]:pt-0 wide:[&+*>.wrap:not(.aids)]:pt-6 wide:[&+*_.aids-facts]:min-h-14 wide:[&+*_.aids-facts]:max-w-[calc(100%-28rem)]'

/** The first screen: what it is, for whom, and a button. */
export function Hero({ ueberschrift, text, vorteile, knoepfe, hinweis, bild }: BlockOf<'held'>) {
  return (
    <section className={bild ? `bg-himmel ${poster}` : 'bg-himmel'}>
      <div
        className={`wrap grid grid-cols-1 items-start broad:gap-x-gutter not-has-[.breadcrumbs]:pt-6 max-broad:gap-y-4 ${bild ? 'broad:grid-cols-[minmax(0,1fr)_40%]' : 'max-wide:pb-8'}`}
      >
        <Breadcrumbs />
        <div className="grid gap-6 py-12 max-broad:contents">
          <h1 {...(ueberschrift.length > 36 && { className: long })}>
            <Together text={ueberschrift} />
          </h1>
          <RichText html={text} className="lead max-w-[27em]" />
          {vorteile && (
            <ul className="ticks wide:grid-cols-2 font-semibold max-broad:order-2 max-broad:pt-2 max-broad:pb-12">
              {vorteile.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
          {knoepfe.length > 0 && (
            <div className="acts">
              {knoepfe.map((knopf) => (
                <ContentButton key={knopf.ziel} knopf={knopf} />
              ))}
            </div>
          )}
          {hinweis && <RichText html={hinweis} className="small" />}
        </div>
        {bild && (
          // On phones the button comes before the picture, so that it is in the first screen.
          <div className="relative mt-12 wide:-mb-14 aspect-3/4 wide:self-end justify-self-stretch overflow-hidden broad:rounded-card max-broad:order-1 max-broad:-mx-5 max-broad:mt-2 max-broad:aspect-square broad:[&_.zoom>span]:right-auto broad:[&_.zoom>span]:left-3 [&_img]:size-full [&_img]:object-cover max-broad:[&_img]:object-[50%_38%]">
            <ContentPicture bild={bild} eager />
          </div>
        )}
      </div>
    </section>
  )
}
