import { flashKey, keptFragment, sentFragment } from './flash-flag.ts'
import { formPath } from './form-path.ts'

const flashFragments = { sent: sentFragment, kept: keptFragment }

export interface Flash {
  title: string
  description: string
  variant: 'default' | 'destructive'
}

/** What is said of a registration, word for word. */
export const flashes = {
  sent: {
    title: 'Formular abgeschickt',
    description: 'Ihre Daten wurden erfolgreich übermittelt.',
    variant: 'default',
  },
  kept: {
    title: 'Information',
    description: 'Ihre Registrierung wurde gespeichert. Wir melden uns bei Ihnen.',
    variant: 'default',
  },
  paused: {
    title: 'Information',
    description:
      'Zurzeit nehmen wir keine neuen Registrierungen an. Ihre haben wir nicht aufgenommen.',
    variant: 'destructive',
  },
  failed: {
    title: 'Fehler',
    description:
      'Es gab ein Problem beim Absenden des Formulars. Bitte versuchen Sie es später erneut.',
    variant: 'destructive',
  },
} as const satisfies Record<string, Flash>

export type FlashKind = keyof typeof flashes

/** Leaves a toast for the next page of this tab. False when the browser cannot carry it. */
export function leaveFlash(kind: FlashKind): boolean {
  try {
    sessionStorage.setItem(flashKey, kind)
    return true
  } catch {
    return false
  }
}

/** Leaves a toast and returns the address to go to, with a fragment where storage is blocked. */
export function flashTarget(kind: keyof typeof flashFragments, path: string): string {
  return leaveFlash(kind) ? path : path + flashFragments[kind]
}

/** The toast that the page before left, once. */
export function takeFlash(): Flash | undefined {
  const kind = fromStorage() ?? fromFragment()
  return Object.entries(flashes).find(([name]) => name === kind)?.[1]
}

function fromFragment(): string | undefined {
  if (!document.referrer.startsWith(location.origin + formPath)) return undefined
  const found = Object.entries(flashFragments).find(([, hash]) => hash === location.hash)
  if (found) history.replaceState(history.state, '', location.pathname + location.search)
  return found?.[0]
}

function fromStorage(): string | null {
  try {
    const kind = sessionStorage.getItem(flashKey)
    sessionStorage.removeItem(flashKey)
    return kind
  } catch {
    return null
  }
}
