import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { today } from '../src/site/today.ts'
import { Stop } from '../src/stop.ts'
import { launchOptions } from './bench/browser.ts'
import { type Copy, copyOfProject } from './guide/copy.ts'
import { comment, terminal } from './guide/sheets.ts'
import { startSite } from './host/serve.ts'
import { commentMark } from './review/comment.ts'

const folder = 'docs/redaktion'
const width = 900
const page = 'src/content/seiten/aktivrente.yaml'
const sentence = /Eine zweite Rente ist das nicht\./

/**
 * `npm run redaktion-bilder`: the pictures of REDAKTION.md, taken of what editors really see, in a copy
 * of the last commit. With names, `-- region admin`, only those.
 */
export async function main(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(pictures, name))
  if (unknown)
    throw new Stop(`Ein Bild „${unknown}“ gibt es nicht: ${Object.keys(pictures).join(', ')}.`)
  mkdirSync(folder, { recursive: true })
  const copy = copyOfProject()
  const browser = await chromium.launch(launchOptions())
  try {
    const tab = await browser.newPage({ locale: 'de-DE', viewport: { width, height: 620 } })
    for (const [name, take] of Object.entries(pictures))
      if (names.length === 0 || names.includes(name)) await keep(name, await take(copy, tab))
  } finally {
    await browser.close()
    copy.remove()
  }
}

async function ofCheck(copy: Copy, tab: Page): Promise<Buffer> {
  copy.replace(page, sentence, 'Eine zweite Rente ist das das nicht, sondern ein Steurvorteil.')
  copy.replace(page, /ziel: \/registrieren/, 'ziel: /registriren')
  copy.replace(page, /^weiter:\n/m, 'weitr:\n')
  const said = copy.say(process.execPath, ['scripts/run.mjs', 'check-content'])
  copy.reset()
  await tab.setContent(terminal('npm run check', said))
  return tab.locator('body').screenshot()
}

async function ofComment(copy: Copy, tab: Page): Promise<Buffer> {
  copy.replace(page, sentence, 'Eine zweite Rente ist sie nicht.')
  copy.replace(page, /^geaendert: .*$/m, `geaendert: ${today()}`)
  copy.commit()
  const preview = 'https://deploy-preview-12--wirkzeit.netlify.app'
  const args = ['scripts/run.mjs', 'review', '--base', 'vorher', '--preview', preview]
  const said = copy.say(process.execPath, args)
  copy.reset()
  await tab.setContent(comment(said.slice(said.indexOf(commentMark))))
  return tab.locator('body').screenshot()
}

async function ofPreview(copy: Copy, tab: Page): Promise<Buffer> {
  copy.say(process.execPath, ['scripts/run.mjs', 'build-site'], {
    CONTEXT: 'deploy-preview',
    REPOSITORY: 'firma/website',
  })
  const site = await startSite({ port: 0, root: copy.folder })
  await tab.goto(`${site.url}/senioren-jobs-trier`, { waitUntil: 'networkidle' })
  await tab.locator('[data-preview-bar] summary').click()
  const picture = await still(tab)
  await site.close()
  return picture
}

/** With its fonts, and nothing on its way. */
async function still(tab: Page): Promise<Buffer> {
  await tab.evaluate(() => document.fonts.ready.then(() => undefined))
  return tab.screenshot({ animations: 'disabled' })
}

async function ofEditor({ folder: root, say }: Copy): Promise<Buffer> {
  say(process.execPath, ['scripts/run.mjs', 'admin-check', '--pictures', root])
  return readFileSync(join(root, 'satz.png'))
}

async function ofRegion(copy: Copy, tab: Page): Promise<Buffer> {
  copy.say(process.execPath, ['scripts/run.mjs', 'new-page', 'region', 'Dresden'])
  const site = spawn(
    process.execPath,
    ['node_modules/vite-react-ssg/bin/vite-react-ssg.js', 'dev'],
    { cwd: copy.folder, env: { ...process.env, PORT: '0', NO_COLOR: '1' } },
  )
  const url = await new Promise<string>((tell) => {
    let said = ''
    site.stdout.on('data', (text) => {
      said += text
      const [found] = /http:\/\/localhost:\d+/.exec(said) ?? []
      if (found) tell(found)
    })
    site.once('exit', () => tell(''))
  })
  if (!url) throw new Stop('Die Website ließ sich nicht starten.')
  const signs = tab.waitForResponse(/icons\.svg/)
  await tab.goto(`${url}/senioren-jobs-dresden`, { waitUntil: 'networkidle' })
  await signs
  const picture = await still(tab)
  site.kill()
  copy.reset()
  return picture
}

const pictures = {
  pruefung: ofCheck,
  kommentar: ofComment,
  vorschau: ofPreview,
  admin: ofEditor,
  region: ofRegion,
}

async function keep(name: string, picture: Buffer): Promise<void> {
  const file = `${folder}/${name}.webp`
  await sharp(picture)
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80 })
    .toFile(file)
  console.log(`${file}: ${Math.round(statSync(file).size / 1000)} kB`)
}
