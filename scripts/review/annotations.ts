import { type Finding, isMistake } from '../../src/model/findings.ts'
import type { ChangedLines } from './changed-lines.ts'

/**
 * What github.com shows beside the lines of a pull request: every mistake, wherever it is, for each
 * stops the publication; hints only where something was written.
 */
export const annotations = (findings: readonly Finding[], changed: ChangedLines): string[] =>
  findings
    .filter((finding) => isMistake(finding) || changed.get(finding.file)?.has(finding.line))
    .map(annotation)

function annotation(finding: Finding): string {
  const { file, line, message, remedy } = finding
  const [command, title] = isMistake(finding)
    ? ['error', 'Bitte berichtigen']
    : ['warning', 'Hinweis']
  return `::${command} file=${property(file)},line=${line},title=${title}::${data(`${message} ${remedy}`.trim())}`
}

const data = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
