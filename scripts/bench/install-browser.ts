import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fetchPackage } from '../fetch-package.ts'
import { type Browser, bundleFolder, findBrowser, withoutWindows } from './browser.ts'

// The last release that runs on Node 20. It carries the browser inside the npm package (Linux x64),
// so it arrives wherever npm packages do. Fetched on demand: as a dependency it would weigh 65 MB.
const bundle = '@sparticuz/chromium@147.0.0'

const ways: { what: string; install: () => void }[] = [
  {
    what: 'Chromium von Playwright',
    install: () => run('npx', ['playwright', 'install', 'chromium']),
  },
  { what: 'Chromium von Debian', install: installDebianPackage },
  { what: 'Chromium ohne Fenster, von npm', install: installBundle },
]

/** Tries one way after another until there is a Chromium. Undefined: none worked. */
export function installBrowser(): Browser | undefined {
  for (const { what, install } of ways) {
    console.log(`Es fehlt ein Browser. Versuch: ${what}`)
    install()
    const browser = findBrowser()
    if (browser) return browser
  }
  return undefined
}

function installBundle(): void {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const folder = join(bundleFolder, 'package')
  if (!fetchPackage(folder, bundle)) return

  const unpack = `import('@sparticuz/chromium').then((module) => module.default.executablePath())`
  // TMPDIR is where it unpacks to; the runtime's name makes it unpack its own NSS and expat too.
  const environment = { TMPDIR: bundleFolder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x' }
  if (!run(process.execPath, ['-e', unpack], folder, environment)) return
  writeFileSync(join(bundleFolder, 'fonts', 'fonts.conf'), fontsConfiguration())
}

/** The bundle's own fonts.conf names a fixed temp folder; with no font Chromium dies on a page. */
function fontsConfiguration(): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${bundleFolder}/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${bundleFolder}/fonts-cache</cachedir>
</fontconfig>
`
}

function installDebianPackage(): void {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return
  const install = (name: string) =>
    run('apt-get', ['install', '-y', '--no-install-recommends', name])
  // Tests are faster with the second; older systems have no such package, and do without.
  if (run('apt-get', ['update', '-qq']) && install('chromium')) install(withoutWindows)
}

function run(
  command: string,
  args: string[],
  cwd = process.cwd(),
  environment: Record<string, string> = {},
): boolean {
  console.log(`> ${[command, ...args].join(' ')}`)
  const { status } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...environment },
    stdio: 'inherit',
    timeout: 240_000,
    // npx is a .cmd file on Windows, which only a shell starts; node's path may have spaces.
    shell: process.platform === 'win32' && command !== process.execPath,
  })
  return status === 0
}
