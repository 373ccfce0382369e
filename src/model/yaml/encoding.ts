import type { Problem } from '../findings.ts'

type Spoilt = { index: number; problem: Problem }

/** Why nothing in the file can be trusted, and where; undefined if it can. */
export const spoiltBy = (text: string): Spoilt | undefined => encoding(text) ?? conflict(text)

const asUtf8 =
  'Speichern Sie sie mit „Speichern unter“ als Text mit der Codierung „UTF-8“; auf github.com ist es von selbst richtig.'

function encoding(text: string): Spoilt | undefined {
  const nul = text.indexOf('\0')
  if (nul >= 0)
    return {
      index: nul,
      problem: {
        message: 'Die Datei ist kein Text in UTF-8, sondern etwa UTF-16, Word oder PDF.',
        remedy: asUtf8,
      },
    }
  const places = text.match(/\ufffd+/g)?.length ?? 0
  if (places === 0) return undefined
  const count = places === 1 ? 'einem Buchstaben' : `${places} Buchstaben`
  return {
    index: text.indexOf('\ufffd'),
    problem: {
      message: `Die Datei ist nicht in UTF-8 gespeichert: Aus ${count} wird \ufffd.`,
      remedy: `${asUtf8} Steht dort schon \ufffd, schreiben Sie den Buchstaben neu.`,
    },
  }
}

/** A conflict marker of Git. Any one of the three will do: editors may forget to delete the middle one. */
function conflict(text: string): Spoilt | undefined {
  const marker = /^(?:[<>|]{7}(?: .*)?|={7})\s*$/m.exec(text)
  if (!marker) return undefined
  return {
    index: marker.index,
    problem: {
      message: 'Zwei Fassungen dieser Stelle sind noch nicht zusammengeführt.',
      remedy:
        'Behalten Sie eine von beiden, und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen.',
    },
  }
}

/** In more places than this, the whole file was saved in the wrong encoding. */
export const few = 5

/** Words whose UTF-8 bytes were read as Windows-1252: „fÃ¼r“. */
export const readTwice = (text: string) => [
  ...text.matchAll(/\S*(?:Ã[\u0080-\u00bf„–œŸ]|â€.|â‚¬|Â[\u0080-\u00bf])\S*/g),
]

/** 0x80 to 0x9f in Windows-1252, which the `TextDecoder` of Node 20 reads as Latin-1. */
const own = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'
const byteOf = (sign: string) =>
  own.includes(sign) ? 0x80 + own.indexOf(sign) : sign.charCodeAt(0)

/** Decodes the bytes as UTF-8. */
const right = (word: string) =>
  word.replace(/[ÂÃ].|â../g, (found) => new TextDecoder().decode(Uint8Array.from(found, byteOf)))

/** `more`: number of other places. */
export function mojibake(word: string, more: number): Problem {
  const also = more > 0 ? ` (und an ${more} weiteren Stellen)` : ''
  const meant = right(word).replaceAll('\u00a0', ' ').replaceAll('—', '–')
  return {
    message: `Umlaute sind beim Speichern oder Kopieren zerbrochen: ${word}${also}.`,
    remedy:
      more > few || /[Ãâ\ufffd]/.test(meant)
        ? 'Öffnen Sie die letzte richtige Fassung als UTF-8, und ändern Sie diese.'
        : `Schreiben Sie: ${meant}`,
  }
}
