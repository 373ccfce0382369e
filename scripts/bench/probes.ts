import type { Probe } from './tap-recorder.ts'

/** The first things that a visitor touches. */
export const probes: Probe[] = [
  {
    name: 'Menu',
    page: '/',
    target: { css: 'header button, header summary', label: 'Menü öffnen' },
    effect: { kind: 'toggle' },
  },
  {
    name: 'FAQ',
    page: '/',
    target: { css: '[data-island="Faq"] summary' },
    effect: { kind: 'toggle' },
  },
  {
    name: 'Form',
    page: '/registrieren',
    target: { css: 'main form button[type="submit"], main form button:not([type])' },
    effect: { kind: 'message', text: 'Vorname wird benötigt' },
  },
]
