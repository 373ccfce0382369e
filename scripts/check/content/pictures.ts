import { readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { type Finding, ofFile } from '../../../src/model/findings.ts'
import { parseXml } from '../../build/read-xml.ts'
import { standInMark } from '../../new/stand-in.ts'

const kilobyte = 1000
const limits = { drawing: 60 * kilobyte, photo: 1000 * kilobyte, pixels: 2400 }

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
    const root = parseXml(readFileSync(file, 'utf8'))
    if (root.name !== 'svg' || !root.attributes.viewBox)
      return [unreadable(file, 'Speichern Sie es als SVG mit „viewBox“.')]
    return root.attributes['aria-labelledby'] === standInMark ? [notYetDrawn(file)] : []
  } catch {
    return [unreadable(file, 'Speichern Sie es noch einmal als SVG.')]
  }
}

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
    const { width = 0, height = 0, orientation = 1, exif, xmp } = await picture.metadata()
    if ((exif && tellsPlace(exif)) || namesPlace.test(`${xmp}`)) return [withPlace(file)]
    if (orientation > 1) return [turned(file)]
    if (Math.max(width, height) > limits.pixels) {
      const message = `Das Bild ist ${width} × ${height} Pixel groß; ${limits.pixels} an der längeren Seite genügen.`
      return [ofFile(file, message, 'Verkleinern Sie es.')]
    }
    // Reads all pixels: of few bytes there may be billions.
    await picture.stats()
    return []
  } catch {
    return [
      unreadable(file, 'Öffnen Sie es in einem Bildprogramm, und speichern Sie es neu als .jpg.'),
    ]
  }
}

/** In XMP, which picture programs write as text. */
const namesPlace = /exif:GPS(?:Lat|Long)itude|photoshop:City|Iptc4xmpCore:Location/

/** Whether the first directory of Exif data names one of the place (tag GPSInfo). */
function tellsPlace(exif: Buffer): boolean {
  const tiff = exif.subarray(exif.indexOf('Exif\0\0') + 6)
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

/** Browsers would turn the original, and its size would be that of before. */
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
