import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { slug } from '../src/model/markdown.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { readRegions } from '../src/site/read-regions.ts'
import { today } from '../src/site/today.ts'
import { readArguments, type Wanted } from './new/arguments.ts'
import { away, type Changes, newPage, newRegion } from './new/changes.ts'

/** `npm run neu -- region|seite|weg NAME`: adds a region or a page, or takes it away. */
export async function main(args: string[]): Promise<void> {
  const wanted = readArguments(args)
  const make = { region: newRegion, seite: newPage, weg: away }[wanted.what]
  const changes = make(wanted, {
    regions: readRegions(),
    content: readContentFiles(),
    // A checkout on Windows may have other ends of lines.
    read: (file) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n'),
    exists: existsSync,
    today: today(),
  })
  write(changes)
  console.log(`\n${wanted.what === 'weg' ? farewell(wanted) : nextSteps(wanted)}`)
}

function write(changes: Changes): void {
  for (const [file, text] of changes) {
    const verb = text === undefined ? 'gelöscht' : existsSync(file) ? 'geändert' : 'angelegt'
    if (text === undefined) rmSync(file)
    else writeFileSync(file, text)
    console.log(`${verb}: ${file}`)
  }
}

const nextSteps = ({ what, name, menu }: Wanted) => {
  const picture = `public/bilder/${what === 'region' ? 'region-' : ''}${slug(name)}.svg`
  return `Was noch fehlt, nennt „npm run check“: jede Stelle, an der TODO steht.
1. Schreiben Sie die Texte. Wie die Seite dabei aussieht, zeigt „npm run dev“.
2. ${picture} ist ein Platzhalter mit dem Namen. Ein gezeichnetes Bild ersetzt ihn unter demselben Namen; beschreiben Sie es dann neu bei „alt“.
${what === 'seite' && !menu ? '3. Verweisen Sie von einer anderen Seite auf diese; in keinem Menü steht sie.\n' : ''}Zum Schluss: npm run check, dann npm run build und npm run check-dist.
Doch nicht? „npm run neu -- weg ${name}“ nimmt alles wieder weg.`
}

const farewell = ({ name, nach }: Wanted) =>
  nach
    ? `Die Seite zu ${name} ist weg; wer ihre Adresse aufruft, kommt zu ${nach}.`
    : `Alles zu ${name} ist weg. War die Seite schon veröffentlicht, führt ihre Adresse jetzt ins Leere: Nehmen Sie das zurück, und nennen Sie mit --nach die Seite, die an ihre Stelle tritt.`
