import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from './project'

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
type Schemas = Record<string, Schema>
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas }
}

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

/** What is wrong with a request and its answer by a vendor's description. An answer of 500 is none of it. */
export function readDescription(file: string): (exchange: Exchange) => string[] {
  const description: Description = JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8'))
  return (exchange) => faultsOfExchange(exchange, description)
}

function faultsOfExchange(
  { method, path, ...exchange }: Exchange,
  { paths, components }: Description,
): string[] {
  const { pathname, searchParams } = new URL(path, 'http://vendor')
  const [operation, ids] = operationOf(method.toLowerCase(), pathname, paths)
  const { schemas } = components
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
        faultsOf(typed((place === 'path' ? ids : query)[name], schema), schema, schemas, name),
      ),
    ...Object.keys(query).flatMap((name) => (isKnown(name) ? [] : [`${name} is unknown`])),
    ...(operation.security && !exchange.isSignedIn ? ['the token is missing'] : []),
    ...(body
      ? faultsOf(parsed(exchange.request), body, schemas)
      : exchange.request
        ? ['$ is not wanted']
        : []),
    ...(exchange.status === 500
      ? []
      : answer
        ? faultsOfAnswer(exchange, described?.schema, schemas)
        : [`${exchange.status} is unknown`]),
  ]
}

const typed = (text: string | undefined, { type }: Schema) => (type === 'integer' ? Number(text) : text)

function faultsOfAnswer(
  { type, response }: Pick<Exchange, 'type' | 'response'>,
  schema: Schema | undefined,
  schemas: Schemas,
): string[] {
  if (!schema) return response ? [`${type} is unknown`] : []
  return faultsOf(type.endsWith('json') ? parsed(response) : response, schema, schemas)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function operationOf(
  method: string,
  pathname: string,
  paths: Description['paths'],
): [Operation | undefined, Record<string, string>] {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = operations[method] && new RegExp(`^${pattern}$`).exec(pathname)
    if (operations[method] && found) return [operations[method], found.groups ?? {}]
  }
  return [undefined, {}]
}

/** What is wrong with a value by a schema of the description; an object has no field that the schema does not know. */
function faultsOf(value: unknown, schema: Schema, schemas: Schemas, at = '$'): string[] {
  if (schema.$ref) return faultsOf(value, schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, schemas, at)
  if (value === null) return schema.nullable ? [] : [`${at} is null`]
  return [
    ...(schema.allOf ?? []).flatMap((part) => faultsOf(value, part, schemas, at)),
    ...(schema.enum && !schema.enum.includes(value) ? [`${at} is ${String(value)}`] : []),
    ...faultsOfType(value, schema, schemas, at),
  ]
}

const formats: Record<string, RegExp> = {
  byte: /^(?:[\d+/A-Za-z]{4})*(?:[\d+/A-Za-z]{2}==|[\d+/A-Za-z]{3}=)?$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  uri: /^https?:\/\/\S+$/,
}

function faultsOfType(value: unknown, schema: Schema, schemas: Schemas, at: string): string[] {
  const { type, items, minLength = 0, maxLength = Infinity, minimum = -Infinity, maximum = Infinity } = schema
  if (type === 'array')
    return Array.isArray(value)
      ? value.flatMap((each, index) => faultsOf(each, items ?? {}, schemas, `${at}[${index}]`))
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
      return part ? faultsOf(each, part, schemas, `${at}.${name}`) : known ? [`${at}.${name} is unknown`] : []
    }),
  ]
}
