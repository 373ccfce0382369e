import { statementsOf } from './statements.ts'

const layer = /^@layer (properties|theme|base|utilities)\s*\{([\s\S]*)\}$/

/**
 * A sheet in the order of its layers instead of in layers, which browsers of 2021 leave out with all
 * that is in them. The theme's variables come first, so that a rule can change them. No selector of
 * base.css may weigh more than a class (a test of it).
 */
export function withoutLayers(css: string): string {
  // Without Tailwind's notice, which stands in lizenzen.txt.
  const statements = statementsOf(css.replace(/^\/\*![\s\S]*?\*\//, ''))
  const isTheme = (statement: string) => statement.startsWith(':root, :host')
  return [...statements.filter(isTheme), ...statements.filter((each) => !isTheme(each))]
    .map((statement) => layer.exec(statement)?.[2] ?? statement)
    .filter((statement) => !/^@layer [^{]*;$/.test(statement))
    .join('\n')
}
