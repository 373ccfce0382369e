import { escapeHtml as escapeXml } from '../../src/model/escape-html.ts'

export { escapeXml }

type Attributes = Record<string, string>

/** An XML element in one line; text must be escaped before. */
export function element(name: string, content = '', attributes: Attributes = {}): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
  const open = `<${name}${written.join('')}`
  return content ? `${open}>${content}</${name}>` : `${open}/>`
}

/** A whole document: the root around its children, one a line. */
export function document(root: string, attributes: Attributes, children: string[]): string {
  const content = children.map((child) => `\n  ${child}`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(root, `${content}\n`, attributes)}\n`
}
