import { existsSync } from 'node:fs'
import { chromium, firefox, webkit } from 'playwright'
import { findBrowser, inPath, isExecutable, launchOptions } from '../bench/browser.ts'
import { startFirefox } from './firefox.ts'
import { startWithPlaywright } from './playwright-engine.ts'
import type { Engine, EngineName } from './tab.ts'
import { startWebKitGtk } from './webkit-gtk.ts'

/** Where an engine was found, and how it is started; undefined where it is missing. */
interface Found {
  from: string
  start: () => Promise<Engine>
}

export const finders: Record<EngineName, () => Found | undefined> = {
  chromium: () => {
    const browser = findBrowser()
    return (
      browser && {
        from: browser.path ?? browser.from,
        start: () =>
          startWithPlaywright('chromium', chromium, { ...launchOptions(), args: ['--no-sandbox'] }),
      }
    )
  },
  firefox: () => {
    if (existsSync(firefox.executablePath()))
      return { from: 'Playwright', start: () => startWithPlaywright('firefox', firefox, {}) }
    const path = [
      ...inPath(['firefox-esr', 'firefox']),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ].find(isExecutable)
    if (!path) return undefined
    return { from: path, start: () => startFirefox(path) }
  },
  webkit: () => {
    if (existsSync(webkit.executablePath()))
      return { from: 'Playwright', start: () => startWithPlaywright('webkit', webkit, {}) }
    const driver = inPath(['WebKitWebDriver']).find(isExecutable)
    const browser = miniBrowsers.find(isExecutable)
    return driver && browser && inPath(['Xvfb']).some(isExecutable)
      ? { from: driver, start: () => startWebKitGtk(driver, browser) }
      : undefined
  },
}

const miniBrowsers = ['x86_64-linux-gnu/', 'aarch64-linux-gnu/', ''].flatMap((machine) =>
  ['4.1', '6.0', '4.0'].map(
    (api) => `/usr/lib/${machine}${api === '6.0' ? 'webkitgtk' : 'webkit2gtk'}-${api}/MiniBrowser`,
  ),
)
