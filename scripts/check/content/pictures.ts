import { readFileSync, statSync } from 'node:fs'
import sharp, { type Metadata } from 'sharp'
import { type Finding, ofFile } from '../../../src/model/findings.ts'
import { parseXml } from '../../build/read-xml.ts'
import { standInMark } from '../../new/stand-in.ts'

const kilobyte = 1000
const limits = { drawing: 60 * kilobyte, photo: 1000 * kilobyte, pixels: 2400, least: 200 }

/** Pictures that no browser can show, or that take too long on a phone. */
export async function pictures(files: readonly string[]): Promise<Finding[]> {
  const found = await Promise.all(
    files.map((file) => (file.endsWith('.svg') ? drawing(file) : photo(file))),
  )
  return found.flat()
}

function drawing(file: string): Finding[] {
  const heavy = tooHeavy(
    file,
    limits.drawing,
    'Speichern Sie es als „einfaches SVG“, ohne eingebettete Fotos.',
  )
  if (heavy.length > 0) return heavy
  try {
    const text = readFileSync(file, 'utf8')
    const root = parseXml(text)
    if (root.namespace !== 'http://www.w3.org/2000/svg' || !root.attributes.viewBox)
      return [unreadable(file, saveDrawing)]
    const [, loaded, path = loaded] = foreign.exec(text) ?? []
    if (path) return [incomplete(file, path)]
    return root.attributes['aria-labelledby'] === standInMark ? [notYetDrawn(file)] : []
  } catch {
    return [unreadable(file, saveDrawing)]
  }
}

const saveDrawing = 'Speichern Sie es noch einmal: als „einfaches SVG“, mit „viewBox“.'

/** External files, which browsers don't load for a drawing in a page, and local paths. */
const foreign =
  /(?:<(?!a\s)[^<>]*?\bhref *= *["']|\burl\( *["']?|@import *["']?)(?!(?:&\w+;)?(?:#|data:)|url\()([^"'()<>\s]+)|((?:file:|[A-Z]:\\|\/(?:home|Users)\/)[^"'<>]*)/

async function photo(file: string): Promise<Finding[]> {
  if (!/\.(?:png|jpe?g)$/.test(file)) return []
  const heavy = tooHeavy(
    file,
    limits.photo,
    `Verkleinern Sie es auf höchstens ${limits.pixels} Pixel, und speichern Sie es als .jpg.`,
  )
  if (heavy.length > 0) return heavy
  try {
    const picture = sharp(file, { failOn: 'truncated', limitInputPixels: false })
    const { format, width, height, orientation = 1, ...about } = await picture.metadata()
    if (format !== 'jpeg' && format !== 'png')
      return [ofFile(file, 'Das Bild heißt so, ist aber weder JPEG noch PNG.', saveAnew)]
    if (tellsPlace(about)) return [withPlace(file)]
    if (orientation > 1) return [turned(file)]
    if (Math.max(width, height) > limits.pixels) {
      const message = `Das Bild ist ${width} × ${height} Pixel groß; ${limits.pixels} an der längeren Seite genügen.`
      return [ofFile(file, message, 'Verkleinern Sie es.')]
    }
    if (Math.min(width, height) < limits.least) {
      const message = `Das Bild ist ${width} × ${height} Pixel groß; die kürzere Seite braucht ${limits.least}.`
      return [ofFile(file, message, 'Nehmen Sie ein größeres, oder schneiden Sie es anders zu.')]
    }
    // Decodes all pixels; a small file may have billions, so the size is checked first.
    await picture.stats()
    return []
  } catch {
    return [unreadable(file, saveAnew)]
  }
}

const saveAnew = 'Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu als .jpg.'

/** XMP is text; IPTC field 90 is the city, 92 the place in it. */
const tellsPlace = ({ exif, xmp, iptc }: Pick<Metadata, 'exif' | 'xmp' | 'iptc'>) =>
  (exif && hasPosition(exif)) ||
  /:(?:GPSL(?:at|ong)itude|City|Location)/.test(`${xmp}`) ||
  [90, 92].some((field) => iptc?.includes(Buffer.from([0x1c, 2, field])))

/** Whether the first directory of Exif data has the tag GPSInfo. */
function hasPosition(exif: Buffer): boolean {
  // PNG lacks this header.
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') === 0 ? 6 : 0)
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const tags = Array.from({ length: short(first) }, (_, at) => short(first + 2 + at * 12))
  return tags.includes(0x8825)
}

const withPlace = (file: string): Finding =>
  ofFile(
    file,
    'Das Bild enthält Angaben zum Ort der Aufnahme; jeder könnte sie lesen.',
    'Löschen Sie es, und speichern Sie es neu: ohne Aufnahmedaten oder als Bildschirmfoto.',
  )

const incomplete = (file: string, path: string): Finding =>
  ofFile(
    file,
    `Die Zeichnung nennt „${path.slice(0, 60)}“, das nicht in ihr liegt; keine Seite zeigt es.`,
    'Betten Sie Bilder ein, machen Sie Schrift zu Pfaden, und speichern Sie sie als „einfaches SVG“.',
  )

/** Browsers would rotate it, but the page would give its size before that. */
const turned = (file: string): Finding =>
  ofFile(
    file,
    'Das Bild liegt auf der Seite; nur seine Aufnahmedaten stellen es aufrecht.',
    'Drehen Sie es in einem Bildprogramm, und speichern Sie es neu.',
  )

const notYetDrawn = (file: string): Finding => ({
  ...ofFile(
    file,
    'Das ist noch das Platzhalterbild mit dem Namen.',
    'Ein eigenes Bild ersetzt es unter demselben Namen; beschreiben Sie es dann neu bei „alt“.',
  ),
  kind: 'hint',
})

function tooHeavy(file: string, limit: number, remedy: string): Finding[] {
  const { size } = statSync(file)
  if (size <= limit) return []
  const inWords = (bytes: number) =>
    bytes < 1000 * kilobyte
      ? `${Math.round(bytes / kilobyte)} KB`
      : `${(Math.ceil(bytes / kilobyte / 100) / 10).toFixed(1).replace('.', ',')} MB`
  const message = `Das Bild hat ${inWords(size)}; höchstens ${inWords(limit)} sind möglich.`
  return [ofFile(file, message, remedy)]
}

const unreadable = (file: string, remedy: string): Finding =>
  ofFile(file, 'Dieses Bild lässt sich nicht lesen.', remedy)
