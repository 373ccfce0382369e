import { resolve } from 'node:path'
import { defineConfig } from 'playwright/test'
import { launchOptions } from '../bench/browser.ts'
import { portsOfTests } from '../host/ports.ts'

const { PORT } = portsOfTests()
const url = `http://127.0.0.1:${PORT}`
const folder = resolve('pictures')

/** `npm run pictures`: each picture of the last build beside the one that was kept; Playwright counts every pixel but those of smoothed edges. */
export default defineConfig({
  testDir: '.',
  outputDir: `${folder}/differences`,
  snapshotPathTemplate: `${folder}/{arg}{ext}`,
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  expect: { timeout: 20_000, toHaveScreenshot: { threshold: 0, maxDiffPixels: 0 } },
  reporter: [['list'], ['html', { outputFolder: `${folder}/report`, open: 'never' }]],
  use: {
    baseURL: url,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // Only for the styles that Playwright adds while it takes a picture.
    bypassCSP: true,
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node scripts/run.mjs preview',
    cwd: resolve('.'),
    url,
    env: { PORT },
    reuseExistingServer: false,
  },
})
