import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project'

type Schema = {
  $ref?: string
  type?: string
  format?: string
  nullable?: boolean
  properties?: Record<string, Schema>
  items?: Schema
  required?: string[]
  enum?: unknown[]
  allOf?: Schema[]
  additionalProperties?: Schema
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
}
type Contents = { content?: Record<string, { schema: Schema }> }
type Parameter = { name: string; in: string; required?: boolean; schema: Schema }
type Operation = {
  security?: unknown[]
  parameters: Parameter[]
  requestBody?: Contents
  responses: Record<string, Contents>
}
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Extract of the ministry's API description (https://api-test.ksef.mf.gov.pl/docs/v2): the calls that the shop makes. */
const description: Description = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'local/ksef/open-api.json'), 'utf8'),
)

export type Exchange = {
  method: string
  /** With the query, without the address of the API. */
  path: string
  isSignedIn: boolean
  request: string
  status: number
  type: string
  response: string
}

/** What is wrong with a request and its answer by the description. An answer of 500 is none of it. */
export function faultsOfExchange({ method, path, ...exchange }: Exchange): string[] {
  const { pathname, searchParams } = new URL(path, 'http://ksef')
  const [operation, ids] = operationOf(method.toLowerCase(), pathname)
  if (!operation) return [`${method} ${path} is unknown`]
  const query = Object.fromEntries(searchParams)
  const isKnown = (name: string) =>
    operation.parameters.some((each) => each.in === 'query' && each.name === name)
  const body = operation.requestBody?.content?.['application/json']?.schema
  const answer = operation.responses[exchange.status]
  const described = answer?.content?.[exchange.type]
  return [
    ...operation.parameters
      .filter((each) => each.in === 'path' || each.name in query)
      .flatMap(({ name, in: place, schema }) =>
        faultsOf(typed((place === 'path' ? ids : query)[name], schema), schema, name),
      ),
    ...Object.keys(query).flatMap((name) => (isKnown(name) ? [] : [`${name} is unknown`])),
    ...(operation.security && !exchange.isSignedIn ? ['the token is missing'] : []),
    ...(body ? faultsOf(parsed(exchange.request), body) : exchange.request ? ['$ is not wanted'] : []),
    ...(exchange.status === 500
      ? []
      : answer
        ? faultsOfAnswer(exchange, described?.schema)
        : [`${exchange.status} is unknown`]),
  ]
}

const typed = (text: string | undefined, { type }: Schema) => (type === 'integer' ? Number(text) : text)

function faultsOfAnswer(
  { type, response }: Pick<Exchange, 'type' | 'response'>,
  schema: Schema | undefined,
): string[] {
  if (!schema) return response ? [`${type} is unknown`] : []
  return faultsOf(type.endsWith('json') ? parsed(response) : response, schema)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function operationOf(method: string, pathname: string): [Operation | undefined, Record<string, string>] {
  for (const [template, operations] of Object.entries(description.paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = operations[method] && new RegExp(`^${pattern}$`).exec(pathname)
    if (operations[method] && found) return [operations[method], found.groups ?? {}]
  }
  return [undefined, {}]
}

/** What is wrong with a value by a schema of the description; an object has no field that the schema does not know. */
function faultsOf(value: unknown, schema: Schema, at = '$'): string[] {
  if (schema.$ref) return faultsOf(value, schemaNamed(schema.$ref), at)
  if (value === null) return schema.nullable ? [] : [`${at} is null`]
  return [
    ...(schema.allOf ?? []).flatMap((part) => faultsOf(value, part, at)),
    ...(schema.enum && !schema.enum.includes(value) ? [`${at} is ${String(value)}`] : []),
    ...faultsOfType(value, schema, at),
  ]
}

const schemaNamed = (ref: string) => description.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}

const formats: Record<string, RegExp> = {
  byte: /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^https?:\/\/\S+$/,
}

function faultsOfType(value: unknown, schema: Schema, at: string): string[] {
  const { type, items, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema
  if (type === 'array')
    return Array.isArray(value)
      ? value.flatMap((each, index) => faultsOf(each, items ?? {}, `${at}[${index}]`))
      : [`${at} is no array`]
  if (type === 'string') {
    if (typeof value !== 'string') return [`${at} is no string`]
    const isLong = value.length < minLength || value.length > maxLength
    const isOther = schema.pattern !== undefined && !new RegExp(schema.pattern).test(value)
    const isMalformed = formats[schema.format ?? '']?.test(value) === false
    return isLong || isOther || isMalformed ? [`${at} is ${value}`] : []
  }
  if (type === 'integer')
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
      ? []
      : [`${at} is ${String(value)}`]
  if (type === 'boolean') return typeof value === 'boolean' ? [] : [`${at} is no boolean`]
  if (type !== 'object') return []
  if (typeof value !== 'object' || value === null) return [`${at} is no object`]
  const fields = Object.entries(value)
  const known = schema.properties
  return [
    ...(schema.required ?? []).filter((name) => !(name in value)).map((name) => `${at}.${name} is missing`),
    ...fields.flatMap(([name, each]) => {
      const part = known?.[name] ?? schema.additionalProperties
      return part ? faultsOf(each, part, `${at}.${name}`) : known ? [`${at}.${name} is unknown`] : []
    }),
  ]
}
