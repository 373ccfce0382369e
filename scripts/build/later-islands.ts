import type { Plugin } from 'vite'
import { finishSheet } from './finish-sheet.ts'
import { islandSources } from './island-sources.ts'
import { laterWords } from './later-words.ts'
import { missingClasses } from './missing-classes.ts'
import { settleVariables } from './settle-variables.ts'
import { sonnerSheet } from './sonner-sheet.ts'
import { statementsOf } from './statements.ts'
import { classNamesIn, compileSheet } from './tailwind.ts'

const prefix = 'virtual:later/'

type LaterName = keyof ReturnType<typeof laterWords>

/**
 * Resolves `virtual:later/NAME`: words and style rules of an island that opens later, as a module of its
 * chunk. Few visitors load them, and no page has to carry them.
 */
export const laterIslands: Plugin = {
  name: 'wirkzeit:later-islands',
  resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
  async load(id) {
    if (!id.startsWith(`\0${prefix}`)) return undefined
    const name = id.slice(prefix.length + 1) as LaterName
    // The development server has one style sheet for everything.
    const { mode, config } = this.environment
    const needsRules = mode === 'build' && config.consumer === 'client'
    const rules = needsRules ? await rulesOf(name) : []
    const words = laterWords()[name]
    return `export const words = ${JSON.stringify(words)}\nexport const rules = ${JSON.stringify(rules)}`
  },
}

/**
 * Rules of one island, each for `CSSStyleSheet.insertRule`. They hold in the island alone: a page may
 * have the same class names in another order. Throws when a class has no rule.
 */
export async function rulesOf(name: LaterName): Promise<string[]> {
  const sources = islandSources(name)
  const { css, classes } = await compileSheet(sources.flatMap(({ texts }) => classNamesIn(texts)))
  const missing = missingClasses(classes, [], sources)
  if (missing.length > 0) throw new Error(missing.join('\n'))
  // The page's sheet has the rule `.icon`, with the address of the icons' file.
  const withoutIcon = css.replace(/(?<!,\s*)\.icon \{[^}]*\}/, '')
  const own = statementsOf(settleVariables(withoutIcon)).flatMap((statement) => {
    if (statement.startsWith('@layer utilities'))
      return `[data-island=${name}]${statement.slice(statement.indexOf('{'))}`
    return /^@(keyframes|property)/.test(statement) ? statement : []
  })
  if (name === 'Toasts') own.push(sonnerSheet())
  return statementsOf(finishSheet(own.join('\n'), 'complete'))
}
