import { readFileSync } from 'node:fs'
import { Blob, Face, Feature, Font, shape, Buffer as Text, Variation } from 'harfbuzzjs'
import decompress from 'woff2-encoder/decompress'

/**
 * The page's own font file, so that a picture is set like a page. Letters become outlines here:
 * what a renderer makes of `<text>` depends on the fonts of the machine.
 */
const file = readFileSync('src/styles/wirkzeit.woff2')
const face = new Face(new Blob(await decompress(file)))

type Cut = 'heading' | 'text' | 'label'

const cuts: Record<Cut, { font: Font; features: Feature[]; spacing: number }> = {
  // Spacing as of h1 in base.css.
  heading: { font: fontOf(600), features: [new Feature('ss01')], spacing: -0.012 },
  text: { font: fontOf(500), features: [], spacing: 0 },
  label: { font: fontOf(700), features: [], spacing: 0 },
}

function fontOf(weight: number): Font {
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  return font
}

/** Every letter that the font has. */
export const letters = (): ReadonlySet<string> =>
  new Set(Array.from(face.collectUnicodes(), (code) => String.fromCodePoint(code)))

/** Lengths in em; `at`: index of the letter in the text. */
type Glyph = { id: number; at: number; x: number; y: number }

function set(text: string, cut: Cut): { glyphs: Glyph[]; width: number } {
  const { font, features, spacing } = cuts[cut]
  const buffer = new Text()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  shape(font, buffer, features)
  const infos = buffer.getGlyphInfos()
  let x = 0
  const glyphs = buffer.getGlyphPositions().map(({ xAdvance, xOffset, yOffset }, index) => {
    const { codepoint: id = 0, cluster = 0 } = infos[index] ?? {}
    if (id === 0) throw new Error(`wirkzeit.woff2 has no „${text[cluster]}“ (in „${text}“)`)
    const glyph = { id, at: cluster, x: x + xOffset / face.upem, y: yOffset / face.upem }
    x += xAdvance / face.upem + spacing
    return glyph
  })
  return { glyphs, width: x - spacing }
}

/** Width of one line in em. Throws when the font lacks a letter, which check-content tells before. */
export const widthOf = (text: string, cut: Cut): number => set(text, cut).width

/** Width in em of a part of a text in one line, from one letter up to another. */
export function ruler(text: string, cut: Cut): (from: number, to: number) => number {
  const { glyphs, width } = set(text, cut)
  const { spacing } = cuts[cut]
  const leftOf = (index: number) => glyphs.find(({ at }) => at >= index)?.x ?? width + spacing
  return (from, to) => leftOf(to) - leftOf(from) - spacing
}

type Place = { size: number; x: number; y: number; fill: string }

/** One line of text as SVG; x, y is where its baseline begins. */
export function outline(text: string, cut: Cut, { size, x, y, fill }: Place): string {
  const scale = size / face.upem
  const paths = set(text, cut).glyphs.map((glyph) => {
    const d = pathOf(glyph.id, cut)
    const place = `translate(${round(glyph.x * face.upem)} ${round(glyph.y * face.upem)})`
    return d && `<path transform="${place}" d="${d}"/>`
  })
  const place = `translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})`
  return `<g fill="${fill}" transform="${place}">${paths.join('')}</g>`
}

const paths = new Map<string, string>()

function pathOf(id: number, cut: Cut): string {
  const path = paths.get(`${cut} ${id}`) ?? cuts[cut].font.glyphToPath(id)
  paths.set(`${cut} ${id}`, path)
  return path
}

const round = (value: number) => Number(value.toFixed(2))
