import { writeFileSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import type { Difference } from './compare.ts'

/** One page with before, after and the differing pixels, side by side, of every picture that differs. */
export function writeReport(
  file: string,
  before: string,
  differences: readonly Difference[],
): void {
  const old = relative(dirname(file), before)
  const rows = differences.map(
    ({ name, what, drawn }) =>
      `<h2 id="${name}">${name}</h2><p>${what}</p><div>` +
      [`${old}/${name}.png`, `${name}.png`, drawn && `${name}.diff.png`]
        .filter(Boolean)
        .map((src) => `<a href="${src}"><img src="${src}" alt="" loading="lazy"></a>`)
        .join('') +
      '</div>',
  )
  writeFileSync(
    file,
    `<!doctype html><meta charset="utf-8"><title>${differences.length} differences</title>
<style>div{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;align-items:start}img{width:100%;border:1px solid}</style>
<h1>Before, after, what differs</h1>
${rows.join('\n')}`,
  )
}
