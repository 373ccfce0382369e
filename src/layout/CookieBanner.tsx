import { useSite } from '../site/site-context.ts'
import { Button } from '../ui/Button.tsx'

/**
 * Shown by the loader when needed. The place around it is there from the start, so that screen
 * readers announce what appears in it; the space below keeps the page's end clear of it.
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
      <section className="cookie-banner" aria-labelledby="cookie-banner" data-cookie-banner hidden>
        <div className="wrap">
          <div className="cookie-banner-text">
            <h2 id="cookie-banner">{banner.ueberschrift}</h2>
            <p>{import.meta.env.VITE_GA_ID ? banner.text : banner.text_ohne_analyse}</p>
          </div>
          {actions.map(([action, label]) => (
            <Button variant="outline" size="sm" data-cookies={action} key={action}>
              {label}
            </Button>
          ))}
        </div>
      </section>
      <div className="cookie-space" />
    </div>
  )
}
