import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Builder, By, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../host/free-port.ts'
import { inTime } from './in-time.ts'
import type { Engine, Key, Size, Tab } from './tab.ts'

const patienceMs = 20_000

const unprintable = 'WebKitGTK’s driver has no command for printing'

const keys: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

/** WebKitGTK by its own driver, in a screen of its own. */
export async function startWebKitGtk(driverPath: string, browserPath: string): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = group(
    spawn(driverPath, [`--port=${port}`], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, DISPLAY: screen.display },
    }),
  )
  const said: string[] = []
  for (const stream of [driver.process.stdout, driver.process.stderr])
    stream?.on('data', (text: Buffer) => said.push(...`${text}`.split('\n')))
  const server = `http://127.0.0.1:${port}`
  await answers(`${server}/status`)

  const start = (): Promise<WebDriver> =>
    new Builder()
      .usingServer(server)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: browserPath,
          args: [
            '--automation',
            '--enable-write-console-messages-to-stdout=true',
            '--javascript-can-open-windows-automatically=true',
          ],
        },
      })
      .build()
  // Now and then it starts none, and does when it is asked again.
  const build = () => inTime(start(), 'no window within 20 s', 20).catch(start)

  const first = await build()
  const version = (await first.getCapabilities()).getBrowserVersion() ?? ''
  await first.quit()
  return {
    name: 'webkit',
    version,
    unprintable,
    open: async (size) => {
      const window = await build()
      try {
        await openWindow(window, size)
      } catch (error) {
        await window.quit()
        throw error
      }
      said.length = 0
      return tabOf(window, said)
    },
    close: async () => {
      await driver.end()
      await screen.end()
    },
  }
}

function tabOf(window: WebDriver, said: string[]): Tab {
  const actions = () => window.actions({ async: true })
  return {
    goto: (url) => window.get(url),
    // Asked by script, and asked anything while it goes, WebKitGTK never answers again.
    go: (where) => window.navigate()[where](),
    evaluate: (run, ...[arg]) =>
      window.executeAsyncScript(
        `const done = arguments[1]; Promise.resolve((${run})(arguments[0])).then(done)`,
        arg,
      ),
    click: (x, y) =>
      actions().move({ x, y, origin: Origin.VIEWPORT, duration: 0 }).click().perform(),
    press: (key) => actions().sendKeys(keys[key]).perform(),
    type: (text) => actions().sendKeys(text).perform(),
    screenshot: async () => {
      // The picture is of what was drawn last.
      await window.executeAsyncScript(
        'const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(done))',
      )
      return Buffer.from(await window.takeScreenshot(), 'base64')
    },
    count: async ({ css, role, name }) => {
      const found = await window.findElements(By.css(css))
      const told = await Promise.all(
        found.map(async (element) => ({
          // Nothing is told of what is not shown.
          role: await element.getAriaRole().catch(() => ''),
          name: await element.getAccessibleName().catch(() => ''),
        })),
      )
      return told.filter((one) => one.name === name && (!role || one.role === role)).length
    },
    print: () => Promise.reject(new Error(unprintable)),
    complaints: async () => said.splice(0).filter((line) => /^CONSOLE .*ERROR/.test(line)),
    close: () => window.quit(),
  }
}

/**
 * A window of exactly this size. The browser's own is never so narrow, because of its buttons; one
 * that a script has opened has none.
 */
async function openWindow(driven: WebDriver, [width, height]: Size): Promise<void> {
  const first = await driven.getWindowHandle()
  await driven.executeScript(
    `open('about:blank', '_blank', 'toolbar=no,location=no,menubar=no,width=${width},height=${height}')`,
  )
  const find = async () => (await driven.getAllWindowHandles()).find((handle) => handle !== first)
  await driven.switchTo().window(String(await driven.wait(find, patienceMs)))
  const fits = async () => {
    const [w, h] = await driven.executeScript<number[]>('return [innerWidth, innerHeight]')
    return w === width && h === height
  }
  await driven.wait(fits, patienceMs, `a window of ${width} × ${height}`)
}

interface Group {
  process: ChildProcess
  end(): Promise<void>
}

/** A process that ends with all that it has started, at the latest with this one. */
function group(process_: ChildProcess): Group {
  const kill = () => {
    try {
      process.kill(-(process_.pid ?? 0))
    } catch {
      // It has ended by itself.
    }
  }
  process.once('exit', kill)
  const ended = once(process_, 'exit')
  return {
    process: process_,
    end: async () => {
      process.off('exit', kill)
      kill()
      await ended
    },
  }
}

async function startScreen() {
  const screen = group(
    // Higher than any: pictures show more of a page than a window does.
    spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x3200x24', '-nolisten', 'tcp'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    }),
  )
  const [number] = await once(screen.process.stdio[3] as Readable, 'data')
  return { display: `:${`${number}`.trim()}`, end: screen.end }
}

/** Until somebody answers there. */
async function answers(url: string): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (!(await fetch(url).catch(() => undefined)))
    if (Date.now() > deadline) throw new Error(`${url} does not answer`)
}
