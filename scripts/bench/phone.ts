import type { BrowserContextOptions } from 'playwright'

/** A small phone of the kind that many visitors use. */
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
  locale: 'de-DE',
}
