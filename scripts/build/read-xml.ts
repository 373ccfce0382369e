import { SaxesParser } from 'saxes'

export type Element = {
  /** Without prefix. */
  name: string
  namespace: string
  attributes: Record<string, string>
  text: string
  children: Element[]
}

/** Reads XML with its namespaces. Throws where it is not well-formed. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', namespace: '', attributes: {}, text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const values = Object.entries(attributes).map(([name, { value }]) => [name, value] as const)
    const element: Element = {
      name: local,
      namespace: uri,
      attributes: Object.fromEntries(values),
      text: '',
      children: [],
    }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const element = open.at(-1)
    if (element) element.text += text
  })
  parser.on('closetag', () => open.pop())
  parser.write(xml).close()
  return root.children[0] ?? root
}

/** Text of the first part with this name; empty without one. */
export const textOf = ({ children }: Element, name: string): string =>
  children.find((each) => each.name === name)?.text ?? ''
