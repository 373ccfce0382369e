import { defineConfig } from 'playwright/test'
import { findTestBrowser, launchOptions } from './scripts/bench/browser.ts'
import { portsOfTests } from './scripts/host/ports.ts'

const ports = portsOfTests()

/**
 * A Chromium with windows loads the page of its address bar for each context: half of all that a test
 * costs. Chromium heeds only the last list of features, so what Playwright switches off is here too.
 */
const switchedOff = [
  // Each of these starts another process for most pages that are opened. That pages send the header
  // is asked of every one; scripts/engines heeds it.
  'CrossOriginOpenerPolicy',
  'SpareRendererForSitePerProcess',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  // One more than the smallest machine has cores, for tests also wait: an eighth faster than with two, and
  // four are no faster.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A machine may be busy with other work; nothing is asserted of time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['./e2e/faults/figures.ts'], ['./e2e/slowest.ts']],
  use: {
    baseURL: `http://127.0.0.1:${ports.PORT}`,
    locale: 'de-DE',
    // Else a picture of each page is taken at the end of each test: a fifth of its time (fixtures.ts).
    screenshot: 'off',
    launchOptions: {
      ...launchOptions(findTestBrowser()),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        `--disable-features=${switchedOff.join()}`,
      ],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs start --built',
    url: `http://127.0.0.1:${ports.PORT}`,
    env: {
      ...ports,
      REGISTRATIONS_FILE: 'registrierungen/test.csv',
    },
    reuseExistingServer: false,
  },
})
