import { statementsOf } from './statements.ts'

const layer = /^@layer \w+\s*\{([\s\S]*)\}$/

/**
 * A sheet in the order of its layers instead of in layers, which browsers of 2021 leave out with all
 * that is in them. The theme's variables come first, so that a rule can change them. A selector of
 * base.css that weighs more than a class would win against utilities (without-layers.test.ts).
 */
export function withoutLayers(css: string): string {
  // Without Tailwind's notice, which stands in lizenzen.txt.
  const statements = statementsOf(css.replace(/^\/\*![\s\S]*?\*\//, ''))
  const theme = statements.filter((each) => each.startsWith(':root, :host'))
  const layers = statements.filter((each) => each.startsWith('@layer'))
  const others = statements.filter((each) => ![...theme, ...layers].includes(each))
  return [...theme, ...layers.map((each) => layer.exec(each)?.[1] ?? ''), ...others].join('\n')
}
