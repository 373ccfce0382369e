import postcss, { type AtRule, type Declaration, type Rule } from 'postcss'
import type { Level } from '../../build/supported.ts'
import { find, lacking } from './compat.ts'

/** A use of a feature: its key in MDN's data, and the code. */
export type Use = { key: string; place: string }

/**
 * Features that the oldest browsers of a level lack, without an older declaration before them as fallback.
 * Skips rules in `@supports`.
 */
export function newerInSheet(css: string, level: Level): Use[] {
  const uses: Use[] = []
  const isNew = (key: string) => lacking(key, level).length > 0
  const report = (keys: string[], place: string) => {
    for (const key of keys) if (isNew(key)) uses.push({ key, place: place.slice(0, 120) })
  }
  postcss.parse(css).walk((node) => {
    if (isAsked(node)) return
    if (node.type === 'atrule') report(keysOfAtRule(node), `@${node.name} ${node.params}`)
    if (node.type === 'rule' && !isFrame(node)) {
      const lists = node.selectors.map((selector) => keysOfSelector(selector).filter(isNew))
      report(lists.flat(), node.selector)
      // An unknown selector invalidates the whole list.
      if (lists.some((keys) => keys.length === 0) && lists.some((keys) => keys.length > 0))
        uses.push({ key: 'mixed', place: node.selector.slice(0, 120) })
    }
    if (node.type === 'decl' && !hasOlder(node, isNew, level))
      report(keysOfDeclaration(node), `${node.prop}: ${node.value}`)
  })
  return uses
}

const isFrame = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes')

function isAsked(node: { parent?: unknown }): boolean {
  const parent = node.parent as (AtRule & { parent?: unknown }) | undefined
  if (!parent) return false
  return (parent.type === 'atrule' && parent.name === 'supports') || isAsked(parent)
}

/** Whether an earlier declaration of the property, perhaps with a prefix, is a fallback. */
function hasOlder(node: Declaration, isNew: (key: string) => boolean, level: Level): boolean {
  // With a variable it is valid when parsed, and invalid at computed-value time: no fallback.
  if (node.value.includes('var(')) return false
  const siblings = node.parent?.nodes ?? []
  const earlier = siblings
    .slice(0, siblings.indexOf(node))
    .filter((each) => each.type === 'decl')
    .filter(({ prop }) => prop.replace(/^-(webkit|moz)-/, '') === node.prop)
  return earlier.some((each) => {
    const [prefix] = /^-(webkit|moz)-/.exec(each.prop) ?? []
    if (prefix) return lacking(`css.properties.${node.prop}`, level, prefix).length === 0
    return !keysOfDeclaration(each).some(isNew)
  })
}

function keysOfAtRule({ name, params }: AtRule): string[] {
  if (name.startsWith('-')) return []
  const features = name === 'media' ? [...params.matchAll(/\((?:min-|max-)?([a-z-]+)/g)] : []
  return [
    `css.at-rules.${name}`,
    ...features.map(([, feature]) => `css.at-rules.media.${feature}`),
    ...(/[<>]/.test(params) ? ['css.at-rules.media.range_syntax'] : []),
  ]
}

const keysOfSelector = (selector: string) =>
  [...selector.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').matchAll(/::?([a-z][a-z-]*)/g)]
    .filter(([, name = '']) => find(`css.selectors.${name}`))
    .map(([, name]) => `css.selectors.${name}`)
    .concat(/:not\([^()]*,/.test(selector) ? 'css.selectors.not.selector_list' : [])

const viewportUnits: Record<string, string> = { d: 'dynamic', s: 'small', l: 'large' }

function keysOfDeclaration({ prop, value, parent }: Declaration): string[] {
  const plain = value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)|var\(--[\w-]+/g, ' ')
  const names = [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)(?![\w-])/g)].map(([, name]) => name)
  const functions = [...plain.matchAll(/(?<![\w-])([a-z][a-z-]*)\(/g)].map(([, name]) => name)
  const units = [...plain.matchAll(/\d([dsl])v(?:h|w|min|max|b|i)\b/g)]
  const isFont = parent?.type === 'atrule' && (parent as AtRule).name === 'font-face'
  const place = isFont ? `css.at-rules.font-face.${prop}` : `css.properties.${prop}`
  return [
    ...(prop.startsWith('-') ? [] : [place, ...names.map((name) => `${place}.${name}`)]),
    ...functions.flatMap((name) =>
      ['', 'gradient.', 'color.', 'transform-function.'].map((kind) => `css.types.${kind}${name}`),
    ),
    ...units.map(
      ([, kind = '']) => `css.types.length.viewport_percentage_units_${viewportUnits[kind]}`,
    ),
    // Two positions of one colour stop.
    ...(/gradient\(/.test(plain) && /[,\s][\d.]+[a-z%]*\s+(?:calc\(|[\d.])/.test(plain)
      ? ['css.types.gradient.linear-gradient.doubleposition']
      : []),
  ].filter((key) => find(key))
}
