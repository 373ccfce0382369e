import type { Locator, Page } from 'playwright/test'
import { fillForm, submitButton } from '../../e2e/fixtures.ts'
import { giveVoices } from '../../e2e/voice.ts'
import { readingKey } from '../../src/browser/reading-key.ts'
import { flashKey } from '../../src/registration/flash-flag.ts'
import { desktop, phone, type Scene, tablet, usual } from './scene.ts'

/** Pages that between them hold most blocks. */
const typical = [
  '/',
  '/aktivrente',
  '/registrieren',
  '/top-10-nebenjobs-fuer-ruhestaendler',
  '/senioren-jobs-berlin',
]
const nameOf = (path: string) =>
  path === '/' ? 'start' : path.slice(1).split('-').slice(0, 3).join('-')

const low = [800, 400] as const
const narrow = [320, 640] as const

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true })
const shown = (locator: Locator) => locator.waitFor({ state: 'visible' })

const menus: Scene[] = [
  {
    name: 'menu-small',
    path: '/',
    sizes: [phone, narrow, tablet],
    open: (page) => page.getByText('Menü öffnen').click(),
  },
  ...[0, 1, 2].map((index) => ({
    name: `menu-${index + 1}`,
    path: '/aktivrente',
    sizes: [desktop] as const,
    open: (page: Page) => page.locator('header summary').nth(index).click(),
  })),
]

async function openCookies(page: Page): Promise<void> {
  await page.locator('.cookie-open').click()
  await shown(page.getByRole('dialog'))
}

async function openZoom(page: Page): Promise<void> {
  await page.locator('.zoom').first().click()
  await shown(page.getByRole('dialog'))
  await page
    .getByRole('dialog')
    .locator('img')
    .evaluate((image: HTMLImageElement) => image.decode())
}

const dialogSizes = [phone, tablet, desktop, low, narrow] as const

const dialogs: Scene[] = [
  { name: 'cookies', path: '/', sizes: dialogSizes, open: openCookies },
  {
    name: 'cookies-details',
    path: '/',
    sizes: dialogSizes,
    open: async (page) => {
      await openCookies(page)
      await page.getByRole('tab').nth(1).click()
    },
  },
  { name: 'zoom', path: '/aktivrente', sizes: dialogSizes, open: openZoom },
  {
    name: 'zoom-larger',
    path: '/aktivrente',
    sizes: [desktop],
    open: async (page) => {
      await openZoom(page)
      await button(page, /Größer/).click()
    },
  },
  {
    name: 'cookie-banner',
    path: '/',
    sizes: [...usual, narrow, [600, 400]],
    open: (page) =>
      page.locator('[data-cookie-banner]').evaluate((banner: HTMLElement) => {
        banner.hidden = false
      }),
  },
  {
    name: 'cookie-note',
    path: '/',
    sizes: [phone, desktop],
    open: (page) =>
      page.locator('[data-cookie-note]').evaluate((note: HTMLElement) => {
        note.dataset.cookieNote = 'failed'
      }),
  },
]

/** What goes to the receiver: never answered, or refused at once. */
async function holdReceiver(page: Page): Promise<void> {
  await page.route(
    (url) => url.port !== new URL(page.url()).port,
    () => {},
  )
}

const form: Scene[] = [
  {
    name: 'form-errors',
    path: '/registrieren',
    sizes: usual,
    whole: true,
    open: async (page) => {
      await submitButton(page).click()
      await shown(page.locator('[data-island-status=awake] .error').first())
    },
  },
  {
    name: 'form-sending',
    path: '/registrieren',
    // One size, not whole: it lasts ten seconds.
    sizes: [phone],
    open: async (page) => {
      await holdReceiver(page)
      await fillForm(page, 'juergen@beispiel.de')
      await page.getByLabel('Anderes').check()
      await submitButton(page).click()
      await shown(button(page, /Wird gesendet/))
    },
  },
  {
    name: 'form-draft',
    path: '/registrieren',
    sizes: usual,
    open: (page) =>
      page.locator('.draft').evaluate((notice: HTMLElement) => {
        notice.hidden = false
      }),
  },
  {
    name: 'form-focus',
    path: '/registrieren',
    sizes: [phone],
    open: (page) => page.getByLabel('Vorname').focus(),
  },
]

const toasts: Scene[] = ['sent', 'kept', 'failed'].map((kind) => ({
  name: `toast-${kind}`,
  path: '/danke',
  sizes: [phone, tablet, desktop, low],
  before: (page: Page) =>
    page.addInitScript(
      ([key = '', kind = '']) => sessionStorage.setItem(key, kind),
      [flashKey, kind],
    ),
  open: (page: Page) => shown(page.locator('.toast')),
}))

const faq: Scene[] = [
  {
    name: 'faq-open',
    path: '/',
    sizes: usual,
    whole: true,
    open: async (page) => {
      await page.locator('[data-island=Faq] summary').first().click()
      await shown(page.locator('[data-island=Faq][data-island-status=awake] details[open]').first())
    },
  },
  {
    name: 'toc-open',
    path: '/aktivrente',
    sizes: [phone, tablet],
    open: async (page) => {
      await page.locator('.aids summary').click()
      await page.locator('.aids').scrollIntoViewIfNeeded()
    },
  },
]

const chooseSize = (size: string) => (page: Page) =>
  page.addInitScript(([key = '', size = '']) => localStorage.setItem(key, size), [readingKey, size])

const textSizes: Scene[] = typical.flatMap((path) =>
  [
    ['large', '1.18'],
    ['very-large', '1.38'],
  ].map(([name, size = '']) => ({
    name: `text-${name}-${nameOf(path)}`,
    path,
    sizes: [...usual, narrow] as const,
    whole: true,
    before: chooseSize(size),
  })),
)

const between = [[520, 900], [960, 900], narrow, [1600, 1000], low] as const

/** Widths between those of all pages: every breakpoint has a picture on each of its sides. */
const otherWidths: Scene[] = [...typical, '/sitemap', '/helga-neustart-65'].map((path) => ({
  name: `width-${nameOf(path)}`,
  path,
  sizes: between,
  whole: true,
}))

/** Not by the browser's own switch: without any script the camera cannot tell when the page is ready. */
const withoutScript = (page: Page) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/<script[\s\S]*?<\/script>/g, '')
    await route.fulfill({ response, body })
  })

const media: Scene[] = [
  ...typical,
  '/helga-neustart-65',
  '/datenschutzerklaerung',
  '/wissenswertes',
].flatMap((path) => [
  {
    name: `print-${nameOf(path)}`,
    path,
    sizes: [[720, 1000]] as const,
    whole: true,
    open: (page: Page) => page.emulateMedia({ media: 'print' }),
  },
  {
    name: `forced-${nameOf(path)}`,
    path,
    sizes: [desktop, phone] as const,
    whole: true,
    before: (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: `no-script-${nameOf(path)}`,
    path,
    sizes: [phone, desktop] as const,
    whole: true,
    before: withoutScript,
  },
])

/** As if pointer or focus were on everything at once. */
async function force(page: Page, pseudo: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'a, button, summary, label, input, article',
  })
  for (const nodeId of nodeIds)
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [pseudo] })
}

const pointed: Scene[] = [...typical, '/sitemap', '/wissenswertes', '/404-test'].flatMap((path) =>
  ['hover', 'focus-visible'].map((pseudo) => ({
    name: `${pseudo}-${nameOf(path)}`,
    path,
    sizes: [desktop, phone] as const,
    whole: true,
    open: (page: Page) => force(page, pseudo),
  })),
)

const player: Scene[] = ['reading', 'paused'].map((state) => ({
  name: `player-${state}`,
  path: '/aktivrente',
  sizes: [...usual, narrow] as const,
  before: (page: Page) => giveVoices(page, [{ lang: 'de-DE', localService: true }]),
  open: async (page: Page) => {
    await button(page, 'Vorlesen').first().click()
    const region = page.getByRole('region', { name: 'Vorlesen' })
    await shown(region)
    if (state === 'paused') await region.getByRole('button', { name: 'Pause' }).click()
  },
}))

/** What opens, and what a visitor's choices and devices make of the pages. */
export const states: readonly Scene[] = [
  ...menus,
  ...dialogs,
  ...form,
  ...toasts,
  ...faq,
  ...textSizes,
  ...otherWidths,
  ...media,
  ...pointed,
  ...player,
]
