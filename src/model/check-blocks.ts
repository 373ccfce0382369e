import type { Block } from './blocks.ts'
import type { Path } from './content.ts'
import type { Placed } from './findings.ts'
import { questionId } from './sections.ts'
import type { Surroundings } from './surroundings.ts'

type Faq = Extract<Block, { art: 'faq' }>

/** The id of `<main>`, in src/layout/Layout.tsx: no block may have it. */
export const mainId = 'inhalt'

/** Rules between the fields of a block, or between blocks. */
export function checkBlocks(blocks: Block[], texts: Surroundings['texts']): Placed[] {
  return blocks.flatMap((block, index) => {
    const path = ['bloecke', index]
    const before = blocks[index - 1]
    const earlier = blocks.slice(0, index)
    return [
      ...(block.art === 'text' ? checkProse(block, path, texts) : []),
      ...(block.art === 'zahlen' || block.art === 'tabelle' ? checkTable(block, path) : []),
      ...(block.art === 'tabelle' ? checkBars(block, path) : []),
      ...(isTinted(block) && before && isTinted(before) ? [twoGrounds([...path, 'grund'])] : []),
      ...(anchorOf(block) === mainId ||
      (anchorOf(block) && earlier.some((other) => anchorOf(other) === anchorOf(block)))
        ? [sameAnchor([...path, 'anker'], anchorOf(block))]
        : []),
      ...(block.art === 'faq' ? checkQuestions(block, path, earlier) : []),
    ]
  })
}

/** Two questions with the same words would have the same anchor. */
function checkQuestions({ fragen }: Faq, path: Path, earlier: Block[]): Placed[] {
  const ids = new Set(
    earlier.flatMap((block) =>
      block.art === 'faq' ? block.fragen.map(({ frage }) => questionId(frage)) : [],
    ),
  )
  return fragen.flatMap(({ frage }, index) => {
    const isNew = !ids.has(questionId(frage))
    ids.add(questionId(frage))
    return isNew ? [] : [sameQuestion([...path, 'fragen', index, 'frage'], frage)]
  })
}

function checkProse(
  { text, datei }: Extract<Block, { art: 'text' }>,
  path: Path,
  texts: Surroundings['texts'],
): Placed[] {
  const at = [...path, 'datei']
  if (text !== undefined && datei !== undefined) return [{ path: at, ...bothTexts }]
  if (text === undefined && datei === undefined) return [{ path, ...noText }]
  if (datei === undefined || texts.has(datei)) return []
  const message = `Die Datei „${datei}“ gibt es in src/content/texte nicht.`
  const remedy = `Vorhanden sind: ${[...texts.keys()].sort().join(', ') || 'noch keine'}.`
  return [{ path: at, message, remedy }]
}

const bothTexts = {
  message: 'Der Baustein „text“ hat hier „text“ und „datei“; nur eins von beiden ist möglich.',
  remedy: 'Löschen Sie das, was nicht erscheinen soll.',
}

const noText = {
  message: 'Der Baustein „text“ braucht entweder „text“ oder „datei“.',
  remedy: 'Schreiben Sie den Text hier hinein, oder nennen Sie eine Datei aus src/content/texte.',
}

function checkTable(
  { tabelle }: Extract<Block, { art: 'zahlen' | 'tabelle' }>,
  path: Path,
): Placed[] {
  if (!tabelle) return []
  const width = tabelle.spalten.length
  return tabelle.zeilen.flatMap((row, index) =>
    row.length === width
      ? []
      : [
          {
            path: [...path, 'tabelle', 'zeilen', index],
            message: `Die Zeile hat ${row.length} Felder, die Tabelle ${width} Spalten.`,
            remedy: 'Gleichen Sie die Zeile an; ein Komma im Text steht in Anführungszeichen.',
          },
        ],
  )
}

const amount = (written: string) => Number(written.replaceAll('.', ''))

function checkBars({ balken = [] }: Extract<Block, { art: 'tabelle' }>, path: Path): Placed[] {
  return balken.flatMap(({ titel, verdienst, steuerfrei, steuerpflichtig }, index) =>
    amount(steuerfrei) + amount(steuerpflichtig) === amount(verdienst)
      ? []
      : [
          {
            path: [...path, 'balken', index],
            message: `Im Balken „${titel}“ ergeben die Teile nicht den Verdienst.`,
            remedy: '„steuerfrei“ und „steuerpflichtig“ zusammen müssen „verdienst“ sein.',
          },
        ],
  )
}

export const anchorOf = (block: Block) => ('anker' in block ? block.anker : undefined)

const isTinted = (block: Block) =>
  'grund' in block && block.grund !== undefined && block.grund !== 'weiss'

const twoGrounds = (path: Path): Placed => ({
  path,
  message: 'Zwei farbige Gründe folgen aufeinander.',
  remedy: 'Schreiben Sie bei einem von beiden: grund: weiss',
})

const sameAnchor = (path: Path, anchor = ''): Placed => ({
  path,
  message: `Den Anker „${anchor}“ gibt es auf dieser Seite schon.`,
  remedy: `Wählen Sie einen anderen, zum Beispiel: anker: ${anchor}-2`,
})

const sameQuestion = (path: Path, question: string): Placed => ({
  path,
  message: `Die Frage „${question}“ steht auf dieser Seite schon.`,
  remedy: 'Löschen Sie eine von beiden, oder fragen Sie mit anderen Worten.',
})
