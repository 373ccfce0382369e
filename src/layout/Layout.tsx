import type { ReactNode } from 'react'
import { Island } from '../islands/Island.tsx'
import type { LoadedPage } from '../model/load-page.ts'
import { useSite } from '../site/site-context.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { CookieSettings } from './CookieSettings.tsx'
import { Footer } from './Footer.tsx'
import { Head } from './Head.tsx'
import { Header } from './Header.tsx'

/** Head and frame of every page; a page with figures gets a note on the day for which they hold. */
export function Layout({ page, children }: { page: LoadedPage; children: ReactNode }) {
  const { shared, route } = useSite()
  const { rechner } = shared.hinweise
  return (
    <>
      <Head page={page} />
      <a
        className="absolute -top-[999rem] z-dialog bg-sonne px-4 py-3 text-ink focus:top-4 focus:left-4 print:hidden"
        href="#inhalt"
      >
        {shared.kopf.sprunglink}
      </a>
      <Island name="Toasts" />
      <Header />
      <main id="inhalt">
        {children}
        {page.facts.length > 0 && (
          <div className="note py-8">
            <div className="wrap">
              <p className="small">
                {page.outdated && (
                  <strong>{`${shared.hinweise.ueberholt.replace('[jahr]', page.outdated)} `}</strong>
                )}
                {`${shared.hinweise.stand} `}
                {route.path !== rechner.ziel && <a href={rechner.ziel}>{rechner.text}</a>}
              </p>
            </div>
          </div>
        )}
      </main>
      <Footer />
      <Island name="ImageZoom" />
      {route.path === '/' && <CookieBanner />}
      <CookieSettings />
    </>
  )
}
