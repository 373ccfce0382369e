import type { Choices } from './record.ts'

const id = import.meta.env.VITE_GA_ID as string

/** The four signals of Google's consent mode. */
type Signals = Record<
  'analytics_storage' | 'ad_storage' | 'ad_user_data' | 'ad_personalization',
  'granted' | 'denied'
>

declare global {
  interface Window {
    dataLayer?: unknown[]
    gtag?: (...args: unknown[]) => void
  }
}

let started = false

/** Tells the consent mode what is granted, so that nothing else in the page may assume more. */
export function signal({ analytics, marketing }: Choices): void {
  const ads = marketing ? 'granted' : 'denied'
  window.gtag?.('consent', 'update', {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  } satisfies Signals)
}

/** Requests Google's script, once in a page, with a shortened IP address. */
export function startAnalytics(): void {
  // The calculator keeps what is typed in the address, and Google's script reports each change of the
  // address.
  if (started || document.querySelector('[data-island=Calculator]')) return
  started = true
  window.gtag?.('js', new Date())
  window.gtag?.('config', id, { anonymize_ip: true })
  const script = document.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`
  document.head.append(script)
}

/** With the consent mode alone Google's script would go on sending, only without cookies. */
export function forbidAnalytics(forbidden: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: forbidden })
}
