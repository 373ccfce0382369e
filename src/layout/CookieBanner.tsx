import { useSite } from '../site/site-context.ts'
import { Button } from '../ui/Button.tsx'

/**
 * Hidden until consent/start.ts shows it. The live region around it exists from the start, so that screen
 * readers announce the banner; the space below keeps the end of the page clear of it.
 */
export function CookieBanner() {
  const { banner } = useSite().shared.cookies
  const actions = [
    ['essential', banner.essenziell],
    ['all', banner.alle],
    ['settings', banner.einstellungen],
  ] as const
  return (
    <div aria-live="polite">
      <section
        className="fixed inset-x-0 bottom-0 z-banner border-ink border-t-3 bg-weiss py-2 low:max-medium:static print:hidden"
        aria-labelledby="cookie-banner"
        data-cookie-banner=""
        hidden
      >
        <div className="wrap flex flex-wrap items-center gap-3 max-medium:gap-2 max-full:[&_.btn]:flex-1 max-medium:[&_.btn]:basis-full max-full:[&_.btn]:px-1">
          <div className="flex-[1_1_17rem] text-small/snug max-full:basis-full">
            {/* The dash has an empty alternative text, so that it is not read out. */}
            <h2
              className="inline font-bold font-sans text-small/snug tracking-[0] after:[content:'_–_'/'']"
              id="cookie-banner"
            >
              {banner.ueberschrift}
            </h2>
            <p className="inline">
              {import.meta.env.VITE_GA_ID ? banner.text : banner.text_ohne_analyse}
            </p>
          </div>
          {actions.map(([action, label]) => (
            <Button variant="outline" size="sm" data-cookies={action} key={action}>
              {label}
            </Button>
          ))}
        </div>
      </section>
      <div className="h-(--banner) bg-tanne-tief print:hidden" />
    </div>
  )
}
