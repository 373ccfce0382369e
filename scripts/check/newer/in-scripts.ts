import bcd, { type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { parseSync } from 'vite'
import type { Level } from '../../build/supported.ts'
import { find, lacking } from './compat.ts'
import { newerInSheet, type Use } from './in-sheets.ts'

type Node = { type: string; start: number } & Record<string, unknown>

/** Interfaces that pages use. Among all of MDN's, some member has any given name. */
const common =
  /^(Abort|CSS$|CSSStyleSheet|Document|DOM|Element$|Event|File|Form|Headers|History|HTML|Idle|Input|Intersection|Keyboard|Location|Lock|Media|Message|Mouse|Mutation|Navigator$|Node|Performance$|Pointer|Range|Request|Resize|Response|Selection|Speech|Storage|SubtleCrypto|Text|Toggle|Touch|URL|Validity|Wheel|Window)/

/** MDN's keys by the name of the member, in whatever interface. */
const membersCalled = new Map<string, string[]>()
for (const [area, parents] of [
  ['api', bcd.api],
  ['javascript.builtins', bcd.javascript.builtins],
] as const)
  for (const [parent, members] of Object.entries(parents as Record<string, Identifier>))
    for (const [name, { __compat: compat }] of Object.entries(
      members as Record<string, Identifier>,
    )) {
      if (!/^\w+$/.test(name) || name === '__compat') continue
      if (area === 'api' && (!common.test(parent) || compat?.status?.experimental)) continue
      const member = name.replace(/_(static|event)$/, '')
      membersCalled.set(member, [...(membersCalled.get(member) ?? []), `${area}.${parent}.${name}`])
    }

/**
 * Features that the oldest browsers of a level lack. A member is new if all members with its name are: its
 * interface cannot be known from the code.
 */
export function newerInScript(code: string, level: Level): Use[] {
  const { program, errors } = parseSync('script.js', code, { sourceType: 'module' })
  if (errors.length > 0) throw new Error(errors[0]?.message)
  const isNew = (key: string) => lacking(key, level).length > 0
  const uses: Use[] = []
  const visit = (node: Node, parent: Node | undefined) => {
    for (const keys of keysOf(node, parent)) {
      const [key] = keys
      if (key && keys.every(isNew)) uses.push({ key, place: code.substr(node.start, 60) })
    }
    // Rules that later islands add to the page's sheet.
    if (/^[^{}]*\{[\s\S]*\}$/.test(textOf(node))) uses.push(...newerInSheet(textOf(node), level))
    for (const child of Object.values(node).flat())
      if (child && typeof (child as Node).type === 'string') visit(child as Node, node)
  }
  visit(program as unknown as Node, undefined)
  return uses
}

/** For each feature that a node uses, its possible keys; one that is supported is enough. */
function* keysOf(node: Node, parent: Node | undefined): Generator<string[]> {
  const known = (keys: string[]) => keys.filter((key) => find(key)?.__compat)
  if (node.type === 'Identifier' && !isKey(node, parent))
    yield known([`javascript.builtins.${node.name}`, `api.${node.name}`, `api.Window.${node.name}`])
  if (node.type === 'MemberExpression' && !node.computed) {
    const { name } = node.property as { name: string }
    const { name: owner } = node.object as { name?: string }
    const exact = known(
      ['', '_static'].flatMap((kind) => [
        `javascript.builtins.${owner}.${name}${kind}`,
        `api.${owner}.${name}${kind}`,
      ]),
    )
    yield exact.length > 0 ? exact : (membersCalled.get(name) ?? [])
  }
  if (node.type === 'StaticBlock') yield ['javascript.classes.static.initialization_blocks']
  const { pattern, flags = '' } = (node.regex ?? {}) as { pattern?: string; flags?: string }
  // A pattern may be built from strings.
  if (/\(\?<[=!]/.test(pattern ?? textOf(node)))
    yield ['javascript.regular_expressions.lookbehind_assertion']
  if (flags.includes('v')) yield ['javascript.builtins.RegExp.unicodeSets']
}

/** The text of a string or template literal, else empty. */
function textOf({ type, value }: Node): string {
  if (type === 'Literal' && typeof value === 'string') return value
  return type === 'TemplateElement' ? `${(value as { cooked?: string }).cooked}` : ''
}

/** The name of a property, not of a variable. */
const isKey = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  ((parent?.type === 'Property' || parent?.type === 'PropertyDefinition') && parent.key === node) ||
  parent?.type === 'MethodDefinition'
