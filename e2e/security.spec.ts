import { banner, choose, dialog } from './consent-fixtures.ts'
import {
  expect,
  fillForm,
  fontIsThere,
  freshEmail,
  island,
  listIsReady,
  submitButton,
  test,
} from './fixtures.ts'
import { form, summary } from './form-parts.ts'
import { headers, watchPolicy } from './policy.ts'
import { shared } from './words.ts'

test('Sending the form, its toast, and a page that is missing keep to the policy', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  const violations = await watchPolicy(page)
  await page.goto('/registrieren')
  await listIsReady(page)
  await submitButton(page).click()
  await expect(form(page).getByText('Vorname wird benötigt')).toBeVisible()
  await expect(summary(page)).toBeFocused()
  await fillForm(page, freshEmail())
  await submitButton(page).click()
  await expect(page.getByText('Formular abgeschickt')).toBeVisible()
  await expect(page.locator('[data-sonner-toaster]'), 'has its style').toHaveCSS(
    'position',
    'fixed',
  )
  await page.getByRole('button', { name: shared.hinweise.schliessen }).click()
  await expect(island(page, 'Toasts').locator('.toast')).toHaveCount(0)

  const missing = await page.goto('/aktivrent')
  expect(missing?.status()).toBe(404)
  expect(missing?.headers()['content-security-policy']).toMatch(
    headers['content-security-policy'] ?? /^$/,
  )
  await expect(page.locator('[data-not-found] a').first()).toBeVisible()
  expect(violations).toEqual([])
})

test('The cookie dialog keeps to the policy, and the page behind it does not scroll', async ({
  page,
}) => {
  const violations = await watchPolicy(page)
  await page.goto('/')
  await banner(page).getByRole('button', { name: shared.cookies.banner.einstellungen }).click()
  await expect(dialog(page)).toBeVisible()
  await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden')
  await dialog(page).getByRole('tab', { name: 'Cookie-Details' }).click()
  await dialog(page).getByRole('tab', { name: 'Einstellungen' }).click()
  await choose(page, ['analytics'])
  await dialog(page).getByRole('button', { name: 'Auswahl speichern' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden')
  await page.reload()
  await expect(banner(page)).toBeHidden()
  expect(violations).toEqual([])
})

/** What somebody might get into a page, and the directive that stops it, with what it stops. */
const intrusions: Record<string, string> = {
  '<script>document.title = "fremd"</script>': 'script-src-elem inline',
  '<script src="https://fremd.example/a.js"></script>':
    'script-src-elem https://fremd.example/a.js',
  '<img src="/fehlt.png" alt="" onerror="document.title = \'fremd\'">': 'script-src-attr inline',
  '<img src="https://fremd.example/a.png" alt="">': 'img-src https://fremd.example/a.png',
  '<style>main { display: none }</style>': 'style-src-elem inline',
  '<p style="position: fixed; inset: 0">Gewonnen!</p>': 'style-src-attr inline',
  '<link rel="stylesheet" href="https://fremd.example/a.css">':
    'style-src-elem https://fremd.example/a.css',
  '<iframe src="https://fremd.example/"></iframe>': 'frame-src https://fremd.example/',
  '<object data="https://fremd.example/"></object>': 'object-src https://fremd.example/',
  '<base href="https://fremd.example/">': 'base-uri https://fremd.example/',
  '<form action="https://fremd.example/" id="fremd"></form>': 'form-action https://fremd.example/?',
}

const bare = (violation: string) => violation.replace(/\/?\??(?= on )/, '')

test('What is smuggled into a page neither runs, nor changes its look, nor reaches out', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy|404|\[picture\]/)
  const violations = await watchPolicy(page)
  const reached: string[] = []
  await page.route('https://fremd.example/**', async (route) => {
    reached.push(route.request().url())
    await route.abort()
  })
  await page.route('/aktivrente', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const body = html.replace('</main>', `${Object.keys(intrusions).join('')}</main>`)
    await route.fulfill({ response, body })
  })
  await page.goto('/aktivrente')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('Gewonnen!')).toHaveCSS('position', 'static')
  await expect(page).not.toHaveTitle('fremd')
  // The browser leaves for an empty page when it may not send a form.
  await page.locator('#fremd').evaluate((form: HTMLFormElement) => form.submit())

  await expect
    // Chromium tells of some more than once, and now of the whole address, now of the origin alone.
    .poll(() => [...new Set(violations.map(bare))].sort())
    .toEqual(
      Object.values(intrusions)
        .map((each) => bare(`${each} on /aktivrente`))
        .sort(),
    )
  expect(reached).toEqual([])
})

test('No script can turn text into markup', async ({ page, expectConsole }) => {
  expectConsole(/Content Security Policy|TrustedHTML/)
  const violations = await watchPolicy(page)
  await page.goto('/')
  const error = await page.evaluate(() => {
    try {
      document.body.innerHTML = '<b>fremd</b>'
    } catch (error) {
      return `${error}`
    }
  })
  expect(error).toMatch(/TrustedHTML/)
  await expect.poll(() => violations).toHaveLength(1)
})

test('What changes is asked for again, what has a hash is kept, what is missing is not kept', async ({
  request,
  page,
}) => {
  const cached = async (path: string) => (await request.get(path)).headers()['cache-control']
  const files: string[] = []
  page.on('response', (response) => files.push(new URL(response.url()).pathname))
  await page.goto('/registrieren')
  await fontIsThere(page)
  await page.getByLabel('Vorname').focus()
  await expect(form(page)).toHaveAttribute('data-island-status', 'awake')

  const hashed = [...new Set(files)].filter((path) => /^\/(?:assets|fonts)\//.test(path))
  expect(hashed.filter((path) => path.endsWith('.woff2'))).toHaveLength(1)
  for (const path of hashed) expect(await cached(path)).toBe('public, max-age=31536000, immutable')
  for (const path of ['/registrieren', '/assets/fehlt-1b2c3d4e.js', '/fonts/fehlt.woff2'])
    expect(await cached(path), path).toBe('public, max-age=0, must-revalidate')
})
