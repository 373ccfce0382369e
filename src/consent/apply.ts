import { forbidAnalytics, signal, startAnalytics } from './analytics.ts'
import { deletionsOf } from './cookies.ts'
import type { Choices } from './record.ts'

/** Makes the choices true in this page, without reload (C3). */
export function apply(choices: Choices): void {
  if (import.meta.env.VITE_GA_ID) {
    signal(choices)
    forbidAnalytics(!choices.analytics)
    if (choices.analytics) startAnalytics()
  }
  if (choices.analytics) return
  for (const deletion of deletionsOf(document.cookie, location)) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari before 18.4
    document.cookie = deletion
  }
}
