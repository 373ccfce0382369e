import { Stop } from '../src/stop.ts'
import { findBrowser } from './bench/browser.ts'
import { installBrowser } from './bench/install-browser.ts'

/** Finds a Chromium for tests and measurements, or installs one. */
export async function main(): Promise<void> {
  const browser = findBrowser() ?? installBrowser()
  if (!browser)
    throw new Stop(
      'Es fehlt ein Browser: Installieren Sie Google Chrome oder Chromium, oder führen Sie ' +
        '„npx playwright install chromium“ aus, oder setzen Sie CHROMIUM_PATH auf ein vorhandenes Programm.',
    )
  console.log(`Browser: ${browser.from}${browser.path ? ` (${browser.path})` : ''}`)
}
