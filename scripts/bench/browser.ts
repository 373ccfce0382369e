// playwright.config.ts imports this file, and Playwright reads it without vite: no
// `import.meta.glob`, nothing but Node, Playwright and `stop`.
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { Stop } from '../../src/stop.ts'

export interface Browser {
  /** Undefined: Playwright finds its own. */
  path: string | undefined
  from: string
  /** What the browser's process needs in addition to the environment. */
  env?: Record<string, string>
}

/** Where ensure-browser unpacks the Chromium that ships inside an npm package. */
export const bundleFolder = resolve('node_modules/.cache/chromium')

/** Debian's name of the program and of its package. */
export const withoutWindows = 'chromium-headless-shell'

/**
 * Order: CHROMIUM_PATH, Playwright's own (the exact match), the system's, the unpacked bundle. Throws
 * Stop for a CHROMIUM_PATH that is no program.
 */
export function findBrowser(): Browser | undefined {
  return fromVariable() ?? fromPlaywright() ?? fromSystem(windowed()) ?? fromBundle()
}

/** The same for the tests: Debian's Chromium without windows comes before the one that has them, and needs a quarter less. */
export function findTestBrowser(): Browser | undefined {
  return fromVariable() ?? fromPlaywright() ?? fromSystem(inPath([withoutWindows])) ?? findBrowser()
}

/** What `chromium.launch` and Playwright's `use.launchOptions` need. Throws Stop without a browser. */
export function launchOptions(browser = findBrowser()): LaunchOptions {
  if (!browser) {
    throw new Stop('Es fehlt ein Browser. Führen Sie „node scripts/run.mjs ensure-browser“ aus.')
  }
  return {
    ...(browser.path && { executablePath: browser.path }),
    ...(browser.env && { env: { ...process.env, ...browser.env } }),
  }
}

/** The same for one with windows, which alone keeps pages that were left; undefined: there is none. */
export function windowedOptions(): LaunchOptions | undefined {
  const browser = fromVariable() ?? fromPlaywright() ?? fromSystem(windowed())
  return browser && (browser.path ? { executablePath: browser.path } : { channel: 'chromium' })
}

function fromVariable(): Browser | undefined {
  const path = process.env.CHROMIUM_PATH
  if (!path) return undefined
  if (isExecutable(path)) return { path, from: 'CHROMIUM_PATH' }
  throw new Stop(
    `CHROMIUM_PATH=${path} ist kein ausführbares Programm. Berichtigen oder löschen Sie die Variable.`,
  )
}

function fromPlaywright(): Browser | undefined {
  if (!existsSync(chromium.executablePath())) return undefined
  return { path: undefined, from: 'Chromium von Playwright' }
}

function fromSystem(candidates: string[]): Browser | undefined {
  const path = candidates.find(isExecutable)
  return path ? { path, from: 'Browser des Systems' } : undefined
}

function fromBundle(): Browser | undefined {
  const path = join(bundleFolder, 'chromium')
  if (!isExecutable(path)) return undefined
  return {
    path,
    from: 'Chromium ohne Fenster, von npm',
    env: {
      LD_LIBRARY_PATH: join(bundleFolder, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(bundleFolder, 'fonts'),
    },
  }
}

function windowed(): string[] {
  if (process.platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    )
  }
  if (process.platform === 'win32') {
    const programs = [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    return ['ProgramFiles', 'ProgramFiles(x86)', 'LocalAppData']
      .flatMap((variable) => process.env[variable] ?? [])
      .flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  return inPath([
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ])
}

/** Each of these programs in each folder of the path. */
export function inPath(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name)))
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
