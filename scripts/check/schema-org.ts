import Validator from '@adobe/structured-data-validator'
import { isNode, type Node, nodesIn, typesOf } from './graph'
import { asJson, isA, isDataType, rangeOf } from './vocabulary'

/**
 * What a graph must say for Google to use it, beyond what the validator asks for (Search Central:
 * Article, Breadcrumb, FAQPage, Organization, site name), and for our pages to be connected.
 */
const required: Record<string, string[]> = {
  Answer: ['text'],
  Article: [
    'headline',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'mainEntityOfPage',
  ],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  ImageObject: ['url', 'width', 'height'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name', 'url', 'logo'],
  Question: ['name', 'acceptedAnswer'],
  WebPage: [
    'name',
    'url',
    'description',
    'inLanguage',
    'dateModified',
    'isPartOf',
    'publisher',
    'primaryImageOfPage',
  ],
  WebSite: ['name', 'url', 'publisher'],
}

const unwanted: Record<string, string> = {
  HowTo: 'Google zeigt Anleitungen seit 2023 nicht mehr',
  JobPosting: 'auf dieser Website stehen keine Stellen',
}

const validator = new Validator(asJson())

/** A graph against the vocabulary of schema.org and against what Google asks for. */
export async function schemaProblems(graph: readonly unknown[]): Promise<string[]> {
  const nodes = nodesIn(graph)
  const problems = [
    ...(await told(graph)),
    ...nodes.flatMap((node) => [...missing(node), ...wrongValues(node)]),
    ...nodes
      .flatMap(typesOf)
      .filter((type) => type in unwanted)
      .map((type) => `${type} gehört nicht hierher: ${unwanted[type]}`),
  ]
  return [...new Set(problems)]
}

const missing = (node: Node) =>
  typesOf(node).flatMap((type) =>
    (required[type] ?? [])
      .filter((property) => !(property in node))
      .map((property) => `${type} braucht „${property}“`),
  )

function wrongValues(node: Node): string[] {
  return Object.entries(node)
    .filter(([property]) => !property.startsWith('@'))
    .flatMap(([property, value]) => {
      const fits = [value].flat().every((each) => suits(each, rangeOf(property)))
      return fits
        ? []
        : [`der Wert von „${property}“ bei ${typesOf(node).join(', ')} ist von falscher Art`]
    })
}

const isAddress = (value: unknown) => typeof value === 'string' && /^https:\/\/\S+$/.test(value)

function suits(value: unknown, range: readonly string[]): boolean {
  if (isNode(value)) return typesOf(value).some((type) => range.some((each) => isA(type, each)))
  // A reference; that it leads somewhere is another check.
  if (typeof value === 'object') return true
  // An address may stand for the thing that it leads to.
  if (isAddress(value) && range.some((each) => !isDataType(each))) return true
  return range.some((each) => isWritten(value, each))
}

const isDay = (value: unknown) =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d(?:T.*)?$/.test(value)

function isWritten(value: unknown, type: string): boolean {
  if (type === 'URL') return isAddress(value)
  if (type === 'Date' || type === 'DateTime')
    return isDay(value) && !Number.isNaN(Date.parse(`${value}`))
  if (type === 'Boolean') return typeof value === 'boolean'
  // Pixels have no unit in search engines' own examples, though a quantity should name one.
  if (isA(type, 'Number') || isA(type, 'Quantity')) return typeof value === 'number'
  return type === 'Text' && typeof value === 'string' && value.trim() !== ''
}

/** In the validator's words, which are English, where it says something rare. */
const german: [RegExp, string][] = [
  [/^Property "(.+)" for type "(.+)" is not supported.*/, '„$1“ gibt es bei $2 nicht'],
  [/^Type "(.+)" is not a valid.*/, 'den Typ „$1“ gibt es nicht'],
  [/^Required attribute "(.+)" is missing/, '„$1“ fehlt'],
  [/^Invalid type for attribute "(.+)"/, '„$1“ ist von falscher Art'],
]

async function told(graph: readonly unknown[]): Promise<string[]> {
  const jsonld = Object.fromEntries(
    graph.filter(isNode).map((node, index) => [`${typesOf(node).join()} ${index}`, [node]]),
  )
  const issues = await validator.validate({ jsonld })
  return issues
    .filter(({ issueMessage }) => !issueMessage.includes('(optional)'))
    .map(({ issueMessage, rootType }) => {
      const [pattern, words] = german.find(([each]) => each.test(issueMessage)) ?? []
      const message = pattern && words ? issueMessage.replace(pattern, words) : `„${issueMessage}“`
      return `${rootType.replace(/ \d+$/, '')}: ${message}`
    })
}
