import { completeYears } from '../../src/model/calculator-values.ts'
import { factsOf } from '../../src/model/computed-facts.ts'
import { type Files, folder } from '../../src/model/content-folder.ts'
import { type Facts, facts } from '../../src/model/facts.ts'
import { longTextsOf } from '../../src/model/long-texts.ts'
import { factsFile } from '../../src/model/read-facts.ts'
import { readYaml } from '../../src/model/read-yaml.ts'
import { parse } from '../../src/model/yaml/places.ts'

type Row = { path: string; content: string }

/** What a visitor finds on each of these pages, by the blocks' own kinds. */
const calculatorBlocks = /^\s*- art: (?:rechner|rechner-kurz|rechenfaelle)\s*$/m

/** Files whose words stand on every page. */
const onAllPages = ['marke', 'gemeinsam', 'cookies', 'regionen'].map(
  (name) => `${folder}/${name}.yaml`,
)

/**
 * Addresses of the pages that look different after a change of these files, in the order of the table.
 * It reads texts, not the site: it must answer too when the check has found mistakes.
 */
export function pagesConcerned(
  changed: readonly string[],
  before: Files,
  after: Files,
  routes: readonly Row[],
): string[] {
  const figures = changed.includes(factsFile)
    ? changedFigures(factsIn(before), factsIn(after))
    : { keys: [], calculator: false }
  const isConcerned = ({ content }: Row) => {
    const text = textOf(content, after)
    return (
      changed.some((file) => onAllPages.includes(file) || showsFile(file, content, text)) ||
      figures.keys.some((key) => text.includes(`{${key}}`) || text.includes(`{${key} `)) ||
      (figures.calculator && calculatorBlocks.test(text))
    )
  }
  return routes.filter(isConcerned).map(({ path }) => path)
}

/** A page's own file with the long texts that it names, and the calculator's words where they stand. */
function textOf(content: string, files: Files): string {
  const file = `${folder}/seiten/${content}.yaml`
  const own = files[file] ?? ''
  const texts = longTextsOf(readYaml(file, own).content?.data).map((name) => files[name] ?? '')
  const words = /^\s*- art: rechner\s*$/m.test(own) ? files[`${folder}/rechner.yaml`] : ''
  return [own, ...texts, words].join('\n')
}

function showsFile(file: string, content: string, text: string): boolean {
  if (file === `${folder}/seiten/${content}.yaml`) return true
  if (file === `${folder}/rechner.yaml`) return calculatorBlocks.test(text)
  const [, name] = /^(?:src\/content\/texte|public\/bilder)\/(.+)$/.exec(file) ?? []
  return name !== undefined && text.split(/[\s:,{}'"]+/).includes(name)
}

/** None where the file is not to be understood: the check says so. */
function factsIn(files: Files): Facts {
  const read = facts.safeParse(parse(files[factsFile] ?? '').toJS())
  return read.success ? factsOf(read.data).facts : {}
}

function changedFigures(before: Facts, after: Facts): { keys: string[]; calculator: boolean } {
  const differs = (key: string) => JSON.stringify(before[key]) !== JSON.stringify(after[key])
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(differs)
  return { keys, calculator: valuesIn(before) !== valuesIn(after) }
}

function valuesIn(known: Facts): string {
  try {
    return JSON.stringify(completeYears(known))
  } catch {
    // A figure that the calculator needs cannot be read.
    return ''
  }
}
