import type { ReactNode } from 'react'
import { Island } from '../islands/Island'
import { CookieBanner } from './CookieBanner'
import { CookieSettings } from './CookieSettings'
import { Footer } from './Footer'
import { Header } from './Header'
import { Prefetch } from './Prefetch'
import { useSite } from './site-context'

/** The frame of every page. `withFigures` adds the as-of note that figures need. */
export function Layout({ children, withFigures }: { children: ReactNode; withFigures: boolean }) {
  const { shared, route } = useSite()
  return (
    <>
      <a className="skip" href="#inhalt">
        {shared.kopf.sprunglink}
      </a>
      <Island
        name="Toasts"
        id="meldungen"
        props={{
          close: shared.hinweise.schliessen,
          refused: {
            description: shared.hinweise.abgelehnt,
            link: { href: shared.kopf.knopf.ziel, label: shared.hinweise.zum_formular },
          },
        }}
      />
      <Header />
      <main id="inhalt">
        {children}
        {withFigures && (
          <aside className="note">
            <div className="wrap">
              <p>{shared.hinweise.stand}</p>
            </div>
          </aside>
        )}
      </main>
      <Footer />
      {route.path === '/' && <CookieBanner />}
      <CookieSettings />
      <Prefetch />
    </>
  )
}
