import type { ReactNode } from 'react'
import { Island } from '../islands/Island.tsx'
import { useSite } from '../site/site-context.ts'
import { CookieBanner } from './CookieBanner.tsx'
import { CookieSettings } from './CookieSettings.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

type Props = {
  children: ReactNode
  /** Adds the as-of note that figures need. */
  withFigures: boolean
  /** The year of figures whose time is over. */
  outdated?: string | undefined
}

/** The frame of every page. */
export function Layout({ children, withFigures, outdated }: Props) {
  const { shared, route } = useSite()
  const { rechner } = shared.hinweise
  return (
    <>
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
        {withFigures && (
          <div className="note py-8">
            <div className="wrap">
              <p className="small">
                {outdated && (
                  <strong>{`${shared.hinweise.ueberholt.replace('[jahr]', outdated)} `}</strong>
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
