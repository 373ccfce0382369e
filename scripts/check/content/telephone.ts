import { type Files, folder } from '../../../src/model/content-folder.ts'
import type { Finding, Problem } from '../../../src/model/findings.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { checkContent } from '../../../src/model/parse.ts'
import { phones } from '../../../src/model/phones.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { readYaml } from '../../../src/model/read-yaml.ts'
import { targetsIn } from '../../../src/model/targets-in.ts'
import { isForReaders } from '../../../src/model/text-kinds.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { inTexts } from './judge.ts'

const file = `${folder}/rufnummern.yaml`

/** Phone numbers in texts that are neither ours nor in rufnummern.yaml. */
export function telephone(files: Files, { texts, brand }: Reading): Finding[] {
  const { content, findings } = readYaml(file, files[file] ?? '')
  const checked = content && checkContent(content, phones)
  if (!checked?.ok || findings.length > 0)
    return [...findings, ...(checked?.ok === false ? checked.findings : [])]
  const known = [
    ...checked.value.rufnummern.map(({ nummer }) => nummer),
    ...(brand.telefon ? [brand.telefon] : []),
  ]
  const digits = new Map(known.map((number) => [digitsOf(number), number]))
  return inTexts((text) => strangers(text, digits))({ texts })
}

const written =
  /(?<![\p{L}\d.,/])(?:\(0\d{2,5}\)|0\d{2,5}|\+49 ?\(?0?\)? ?\d{2,5})(?:[ /–-]{0,3}\d){4,12}(?!\d)/gu

function strangers(text: WrittenText, digits: ReadonlyMap<string, string>): Problem[] {
  const { kind, filled } = text
  const called = targetsIn(text).filter((target) => target.startsWith('tel:'))
  const said = isForReaders(kind) ? (filled.replace(/\]\([^)]*\)/g, ']').match(written) ?? []) : []
  return [...said, ...called]
    .filter((number) => !digits.has(digitsOf(number)))
    .map((number) => {
      const meant = digits.get(nearest(digitsOf(number), digits.keys()) ?? '')
      return {
        message: `Die Rufnummer ${number} kennt niemand.`,
        remedy: meant
          ? `Meinten Sie ${meant}? Stimmt die Nummer hier, so berichtigen Sie jene in ${file}; eine neue tragen Sie dort mit ihrer Quelle ein.`
          : `Sehen Sie nach, ob sie stimmt, und tragen Sie sie mit ihrer Quelle in ${file} ein.`,
        needle: number,
      }
    })
}

const digitsOf = (number: string) =>
  number.replace(/^tel:/, '').replace(/^\+49/, '0').replace(/\D/g, '').replace(/^00+/, '0')
