import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT_ROOT } from '../project'

type Schema = {
  $ref?: string
  type?: string
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
type Operation = { requestBody?: Contents; responses: Record<string, Contents> }
type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Extract of the ministry's API description (https://api-test.ksef.mf.gov.pl/docs/v2): the calls that the shop makes. */
const description: Description = JSON.parse(
  readFileSync(join(PROJECT_ROOT, 'local/ksef/open-api.json'), 'utf8'),
)

export const operationOf = (method: string, path: string): Operation | undefined =>
  description.paths[path]?.[method]

/** What is wrong with a value by a schema of the description; an object has no field that the schema does not know. */
export function faultsOf(value: unknown, schema: Schema, at = '$'): string[] {
  if (schema.$ref) return faultsOf(value, schemaNamed(schema.$ref), at)
  if (value === null) return schema.nullable ? [] : [`${at} is null`]
  return [
    ...(schema.allOf ?? []).flatMap((part) => faultsOf(value, part, at)),
    ...(schema.enum && !schema.enum.includes(value) ? [`${at} is ${String(value)}`] : []),
    ...faultsOfType(value, schema, at),
  ]
}

const schemaNamed = (ref: string) => description.components.schemas[ref.split('/').at(-1) ?? ''] ?? {}

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
    return isLong || isOther ? [`${at} is ${value}`] : []
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
