import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { PROJECT_ROOT } from './project'

type Schema = Exclude<Parameters<typeof z.fromJSONSchema>[0], boolean>
type Contents = { content?: Record<string, { schema: Schema }> }
type Operation = {
  security?: unknown[]
  parameters: { name: string; in: string; schema: Schema }[]
  requestBody?: Contents
  responses: Record<string, Contents>
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
function readDescription(file: string): (exchange: Exchange) => string[] {
  const text = readFileSync(join(PROJECT_ROOT, file), 'utf8')
    // as zod knows them
    .replaceAll('#/components/schemas/', '#/definitions/')
    .replaceAll('"byte"', '"base64"')
  // an object has no field that the description does not know
  const { paths, components } = JSON.parse(text, (_, value) =>
    value?.properties ? { additionalProperties: false, ...value } : value,
  )
  const faultsOf = (value: unknown, schema: Schema, at = '$') => {
    const whole = { ...schema, definitions: components.schemas }
    return describeIssues(z.fromJSONSchema(whole, { defaultTarget: 'openapi-3.0' }), value, at)
  }
  return ({ method, path, isSignedIn, request, status, type, response }) => {
    const { pathname, searchParams } = new URL(path, 'http://vendor')
    const [operation, ids] = operationOf(method.toLowerCase(), pathname, paths)
    if (!operation) return [`${method} ${path} is unknown`]
    const query = Object.fromEntries(searchParams)
    const isKnown = (name: string) =>
      operation.parameters.some((each) => each.in === 'query' && each.name === name)
    const body = operation.requestBody?.content?.['application/json']?.schema
    const answer = operation.responses[status]
    const schema = answer?.content?.[type]?.schema
    const faults = operation.parameters
      .filter((each) => each.in === 'path' || each.name in query)
      .flatMap((each) => {
        const given = (each.in === 'path' ? ids : query)[each.name]
        return faultsOf(each.schema.type === 'integer' ? Number(given) : given, each.schema, each.name)
      })
    for (const name in query) if (!isKnown(name)) faults.push(`${name} is unknown`)
    if (operation.security && !isSignedIn) faults.push('the token is missing')
    if (body) faults.push(...faultsOf(parsed(request), body))
    else if (request) faults.push('$ is not wanted')
    if (status === 500) return faults
    if (!answer) faults.push(`${status} is unknown`)
    else if (schema) faults.push(...faultsOf(type.endsWith('json') ? parsed(response) : response, schema))
    else if (response) faults.push(`${type} is unknown`)
    return faults
  }
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
  paths: Record<string, Record<string, Operation>>,
): [Operation | undefined, Record<string, string>] {
  for (const [template, operations] of Object.entries(paths)) {
    const pattern = template.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')
    const found = operations[method] && new RegExp(`^${pattern}$`).exec(pathname)
    if (found) return [operations[method], found.groups ?? {}]
  }
  return [undefined, {}]
}

function describeIssues(schema: z.ZodType, value: unknown, root: string): string[] {
  const issues = schema.safeParse(value).error?.issues ?? []
  const texts = issues.flatMap((issue) => {
    const at =
      root + issue.path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
    const given = issue.path.reduce<unknown>((part, key) => Object(part)[key], value)
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => `${at}.${key} is unknown`)
    if (given === undefined) return [`${at} is missing`]
    return [issue.code === 'invalid_type' ? `${at} is no ${issue.expected}` : `${at} is ${given}`]
  })
  return [...new Set(texts)]
}

/** By an extract of the ministry's API description (https://api-test.ksef.mf.gov.pl/docs/v2): the calls that the shop makes. */
export const faultsOfKsef = readDescription('local/ksef/open-api.json')

/**
 * By an extract of PayPal's description of Orders v2 (https://github.com/paypal/paypal-rest-api-specifications, Apache-2.0): the
 * calls and fields that the shop uses.
 */
export const faultsOfPaypal = readDescription('local/paypal/open-api.json')
