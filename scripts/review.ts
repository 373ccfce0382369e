import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { routes } from '../routes.ts'
import { type Files, folder } from '../src/model/content-folder.ts'
import { isMistake } from '../src/model/findings.ts'
import { factsFile } from '../src/model/read-facts.ts'
import { readContentFiles } from '../src/site/content-files.ts'
import { Stop } from '../src/stop.ts'
import { findingsNow } from './check-content.ts'
import { git } from './git.ts'
import { annotations } from './review/annotations.ts'
import { changedLines } from './review/changed-lines.ts'
import { comment, commentMark } from './review/comment.ts'
import { gitHubOf, putComment, sourceOf } from './review/github.ts'
import { pagesConcerned } from './review/pages-concerned.ts'

/**
 * `npm run review -- --base main`: what the workflow says of a pull request. Prints annotations and
 * comment; with `--pull 12`, in a workflow, writes the comment. Throws Stop when there are mistakes.
 */
export async function main(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string', default: 'main' },
      pull: { type: 'string', default: '' },
      preview: { type: 'string', default: '' },
    },
  })
  const start = said('merge-base', values.base, 'HEAD').trim()
  const diff = said('diff', '--unified=0', '--no-prefix', '--no-renames', start)
  const changed = said('diff', '--name-only', '--no-renames', start).split('\n').filter(Boolean)
  const findings = await findingsNow(true)
  const after = readContentFiles()
  const paths = pagesConcerned(changed, before(start, changed, after), after, routes)
  const text = comment({
    findings,
    pages: routes.filter(({ path }) => paths.includes(path)),
    pageCount: routes.length,
    changesCode: changed.some((file) => !isContent(file)),
    preview: values.preview,
    source: sourceOf(process.env, process.env.HEAD),
  })

  for (const line of annotations(findings, changedLines(diff))) console.log(line)
  console.log(text)
  const { GITHUB_STEP_SUMMARY } = process.env
  if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, text)
  await write(values.pull, text)
  if (findings.some(isMistake)) throw new Stop('Es sind Stellen zu berichtigen, sie stehen oben.')
}

const isContent = (file: string) =>
  file.startsWith(`${folder}/`) || file.startsWith('public/bilder/')

/** The content as it was; of what a page shows only figures are compared. */
const before = (start: string, changed: readonly string[], after: Files): Files =>
  changed.includes(factsFile)
    ? { ...after, [factsFile]: said('show', `${start}:./${factsFile}`) }
    : after

/** Somebody else's copy of the project may not write here: its findings stand in the summary. */
async function write(pull: string, text: string): Promise<void> {
  const gitHub = gitHubOf(process.env)
  if (!gitHub || !pull) return
  try {
    await putComment(gitHub, pull, commentMark, text)
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.log(`::warning title=Kein Kommentar::${error.message.replaceAll('\n', ' ')}`)
  }
}

function said(...args: string[]): string {
  const text = git('.', ...args)
  if (text !== undefined) return text
  throw new Stop(
    `„git ${args.join(' ')}“ ist misslungen. Prüfen Sie, ob es hier Git gibt, den Zweig hinter --base und die ganze Geschichte.`,
  )
}
