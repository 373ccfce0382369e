import type { BlockOf } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'

/** What a visitor may rely on, in a row, with the sentence that makes it exact. */
export function Badges({ siegel, hinweis }: BlockOf<'siegel'>) {
  return (
    <div className="py-8">
      <div className="wrap">
        <ul className="ticks grid-fit-14 font-semibold">
          {siegel.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {hinweis && <RichText html={hinweis} className="small mt-4" />}
      </div>
    </div>
  )
}
