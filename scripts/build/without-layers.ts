import { statementsOf } from './statements.ts'

const layer = /^@layer \w+\s*\{([\s\S]*)\}$/

/**
 * The rules of a sheet in the order of its layers, but without `@layer`, which browsers of 2021 ignore
 * with all its rules. The theme's variables come first, so that later rules can change them. Without
 * layers a selector of base.css with more specificity than a class wins against utilities;
 * without-layers.test.ts lists those.
 */
export function withoutLayers(css: string): string {
  // Without Tailwind's notice, which stands in lizenzen.txt.
  const statements = statementsOf(css.replace(/^\/\*![\s\S]*?\*\//, ''))
  const theme = statements.filter((each) => each.startsWith(':root, :host'))
  const layers = statements.filter((each) => each.startsWith('@layer'))
  const others = statements.filter((each) => ![...theme, ...layers].includes(each))
  return [...theme, ...layers.map((each) => layer.exec(each)?.[1] ?? ''), ...others].join('\n')
}
