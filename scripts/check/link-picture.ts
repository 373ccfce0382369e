import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Built, out } from './built.ts'

/** WhatsApp and others skip larger pictures. In bytes. */
const limit = 120_000
const wanted = { width: 1200, height: 630 }
/** Slack reads only so many bytes of a page. */
const readByAll = 32_000

/** The link picture must be named, described, there, of the promised size, and small. */
export function linkPicture({ path, html, root }: Built, folder: string = out): string[] {
  const meta = (name: string) =>
    root.querySelector(`meta[property="og:image${name}"]`)?.getAttribute('content') ?? ''
  const url = meta('')
  if (!url) return [`${path}: og:image fehlt.`]
  const file = URL.canParse(url) ? new URL(url).pathname : ''
  if (!file || !existsSync(join(folder, file))) return [`${path}: das Bild ${url} gibt es nicht.`]
  const bytes = readFileSync(join(folder, file))
  const size = sizeOf(bytes)
  const problems: string[] = []
  if (size?.width !== wanted.width || size.height !== wanted.height)
    problems.push(`${file} ist kein PNG mit ${wanted.width} × ${wanted.height} Pixeln.`)
  if (meta(':width') !== `${wanted.width}` || meta(':height') !== `${wanted.height}`)
    problems.push('og:image:width und og:image:height stimmen nicht.')
  if (meta(':alt').length < 20) problems.push('og:image:alt beschreibt das Bild nicht.')
  if (Buffer.byteLength(html.slice(0, html.lastIndexOf('"og:'))) > readByAll)
    problems.push(`og:-Angaben stehen hinter den ersten ${readByAll} Bytes.`)
  if (bytes.length > limit)
    problems.push(
      `${file} hat ${bytes.length} Bytes; erlaubt sind ${limit}. Die Szene braucht weniger Farben und Einzelheiten.`,
    )
  return problems.map((problem) => `${path}: ${problem}`)
}

/** Read from the first chunk of a PNG; undefined for other files. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}
