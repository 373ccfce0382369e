import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { letters } from '../src/drawings/outlines.ts'
import { formatFindings } from '../src/model/findings.ts'
import { readSite } from '../src/model/read-site.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { readReferences } from '../src/site/load-site.ts'
import { Stop } from '../src/stop.ts'
import { launchOptions } from './bench/browser.ts'
import { buildAdmin } from './build/admin.ts'
import { writeHeaders } from './build/headers.ts'
import { adminPolicy } from './build/security-policy.ts'
import { startSite } from './host/serve.ts'

const file = 'src/content/seiten/aktivrente.yaml'

/**
 * `npm run admin-check`: builds the editor, changes one sentence in it as an editor would, in a copy of
 * the content that lies in the browser, and shows what that changes in the file. Throws Stop when the
 * file fails the check, when more than the sentence has changed, or when the editor asks another server
 * for anything. `--pictures FOLDER` keeps what it looked like.
 */
export async function main(args: string[]): Promise<void> {
  const { pictures } = parseArgs({ args, options: { pictures: { type: 'string' } } }).values
  const root = mkdtempSync(join(tmpdir(), 'admin-'))
  const folder = join(root, 'dist')
  mkdirSync(folder)
  copyFileSync('index.html', join(folder, 'index.html'))
  copyFileSync('public/favicon.svg', join(folder, 'favicon.svg'))
  copyFileSync('netlify.toml', join(root, 'netlify.toml'))
  const repository = 'firma/website'
  await buildAdmin(folder, { repository, origin: 'https://www.wirkzeit.example' })
  writeHeaders(folder, {
    repository,
    registrationEndpoint: 'http://127.0.0.1:1/',
    analyticsId: '',
    isPublic: true,
  })
  const site = await startSite({ port: 0, root })
  const browser = await chromium.launch({
    ...launchOptions(),
    args: ['--no-sandbox', '--lang=de-DE'],
  })
  try {
    const context = await browser.newContext({
      locale: 'de-DE',
      // To squeeze the editor's code takes longer than all the rest.
      extraHTTPHeaders: { 'accept-encoding': 'identity' },
    })
    const foreign = watchRequests(context, site.url)
    const files = readContentFiles()
    const saved = await edit(await context.newPage(), site.url, files, pictures)
    showDifference(root, files[file] ?? '', saved)
    const problems = [
      ...[...foreign].map((address) => `Der Editor hat ${address} gefragt.`),
      ...check({ ...files, [file]: saved }),
      ...tooMuch(files[file] ?? '', saved),
    ]
    if (problems.length > 0) throw new Stop(problems.join('\n'))
    console.log('Der Editor hat nur den Satz geändert, und die Datei besteht die Prüfung.')
  } finally {
    await browser.close()
    await site.close()
    rmSync(root, { recursive: true })
  }
}

async function edit(
  page: Page,
  url: string,
  files: Record<string, string>,
  pictures: string | undefined,
): Promise<string> {
  page.setDefaultTimeout(60_000)
  const picture = async (name: string) => {
    if (pictures)
      await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  }
  await page.addInitScript(chooseStoredFolder)
  await page.goto(`${url}/favicon.svg`)
  await page.evaluate(storeFiles, files)
  await page.goto(`${url}/admin/`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click()
  await picture('anmelden')
  await page.getByRole('row', { name: 'Aktivrente', exact: true }).click()
  await page.getByRole('button', { name: 'Alle aufklappen' }).last().click()
  await picture('seite')
  // Behind the description; further blocks are drawn when they are scrolled to.
  const field = page.locator('textarea').nth(1)
  await field.evaluate((area) => area.scrollIntoView({ block: 'center' }))
  // As long as it was, so that no line breaks elsewhere.
  await field.fill((await field.inputValue()).replace(/\.(?=\s)/, '!'))
  const save = page.getByRole('button', { name: 'Speichern', disabled: false })
  await save.waitFor()
  await picture('satz')
  await save.click()
  await page.getByText('Eintrag gespeichert').waitFor()
  await picture('gespeichert')
  return page.evaluate(storedText, file)
}

declare global {
  interface Window {
    fileAt(path: string, options?: { create: boolean }): Promise<FileSystemFileHandle>
  }
}

/** In the browser: the folder that an editor would choose. */
function chooseStoredFolder() {
  Object.assign(window, { showDirectoryPicker: () => navigator.storage.getDirectory() })
  window.fileAt = async (path, options) => {
    const parts = path.split('/')
    let folder = await navigator.storage.getDirectory()
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part, options)
    return folder.getFileHandle(parts.at(-1) ?? '', options)
  }
}

async function storeFiles(files: Record<string, string>) {
  const top = await navigator.storage.getDirectory()
  await top.getDirectoryHandle('.git', { create: true })
  for (const [path, text] of Object.entries(files)) {
    const stream = await (await window.fileAt(path, { create: true })).createWritable()
    await stream.write(text)
    await stream.close()
  }
}

const storedText = async (path: string) => (await (await window.fileAt(path)).getFile()).text()

/** Fills with what is asked of servers that the policy does not name. */
function watchRequests(context: BrowserContext, url: string) {
  const asked = new Set<string>()
  context.on('request', (request) => {
    const { origin } = new URL(request.url())
    if (/^https?:/.test(origin) && origin !== url && !adminPolicy().includes(origin))
      asked.add(request.url())
  })
  return asked
}

function showDifference(root: string, old: string, saved: string): void {
  writeFileSync(join(root, 'vorher.yaml'), old)
  writeFileSync(join(root, 'nachher.yaml'), saved)
  const { stdout } = spawnSync('git', ['diff', '--no-index', 'vorher.yaml', 'nachher.yaml'], {
    cwd: root,
    encoding: 'utf8',
  })
  console.log(stdout)
}

function check(files: Record<string, string>): string[] {
  const result = readSite(files, { ...readReferences(), letters: letters() })
  return result.ok ? [] : [formatFindings(result.findings)]
}

const tooMuch = (old: string, saved: string): string[] => {
  const lines = old.split('\n')
  const changed = saved.split('\n').filter((line, index) => line !== lines[index])
  return changed.length === 1 ? [] : [`Geändert wurden ${changed.length} Zeilen statt einer.`]
}
