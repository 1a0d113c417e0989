import fc from 'fast-check'
import type { z } from 'zod'
import { jsonSchemaOf } from '@/lib/platform/http/json-schema'
import { hostileValue } from './hostile'

/** The parts of a JSON Schema that are used here. */
type JsonSchema = {
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  minItems?: number
  maxItems?: number
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
}

/** Typical input by the name of the field. Texts in braces are filled in when a request is sent: see world.ts. */
const typicalValues: Record<string, unknown[]> = {
  userId: ['{self}'],
  orderId: ['{order}', '{foreign order}'],
  id: ['{product}', '{order}'],
  productId: ['{product}'],
  idToken: ['{token}'],
  formerToken: ['{token}'],
  firstAndLastName: ['Zdzisława Prywatna'],
  from_name: ['Zdzisława Prywatna'],
  email: ['zdzislawa@prywatna.example'],
  from_email: ['zdzislawa@prywatna.example'],
  phone: ['+48 600 123 987'],
  address: ['ul. Tajemna 7/3'],
  city: ['Skrytowo'],
  postCode: ['19-300'],
  country: ['Polska', 'Litwa'],
  unn: ['526-025-02-74'],
  typeOfPayment: ['payment_at_delivery'],
  icVc: ['96Q'],
  ean: ['5901234123457'],
  makerEmail: ['zdzislawa@prywatna.example'],
  euPersonEmail: ['zdzislawa@prywatna.example'],
  url: ['/media/test.avif'],
  boltSpacing: ['5x139.7'],
  boltDistance: ['6x114.3'],
  version: ['1', 1],
  website: [''],
  page: ['1', '2'],
  pageSize: ['5', '100'],
}
/** Personal data entered by the run, which must not appear in a log. */
export const enteredProbes = [
  'Zdzis',
  'Prywatna',
  'prywatna',
  '600 123 987',
  '600123987',
  'Tajemna',
  'Skrytowo',
]

/** Mostly valid values for a schema; rules that JSON Schema cannot express may refuse some. */
export function validValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  return validJson(jsonSchemaOf(schema) as JsonSchema)
}

/** Valid values for a schema, values with one wrong field, and values of a wrong shape. */
export function nearlyValidValues(schema: z.ZodType): fc.Arbitrary<unknown> {
  const right = validValues(schema)
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 4, arbitrary: right.chain(withOneWrongField) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function withOneWrongField(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue
  const name = fc.constantFrom(...Object.keys(value), 'unknown', '__proto__')
  const wrong = fc.oneof(
    { weight: 4, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
  // defineProperty, because assigning to __proto__ adds no field.
  return fc.tuple(name, wrong).map(([key, instead]) =>
    Object.defineProperty({ ...value }, key, {
      value: instead,
      enumerable: true,
      configurable: true,
      writable: true,
    }),
  )
}

function validJson(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const examples = typicalValues[name]
  const any = validType(schema)
  return examples
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...examples) }, { weight: 1, arbitrary: any })
    : any
}

function validType(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => validType(choice)))
  switch (schema.type) {
    case 'object':
      return validObject(schema)
    case 'array':
      return fc.array(validType(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      })
    case 'string':
      return validString(schema)
    case 'integer':
      return fc.integer(limitsOf(schema))
    case 'number': {
      const { min, max } = limitsOf(schema)
      return fc.integer({ min: Math.ceil(min * 2), max: Math.floor(max * 2) }).map((halves) => halves / 2)
    }
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue({ maxDepth: 2 })
  }
}

function validObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, field] of Object.entries(properties)) fields[name] = validJson(field, name)
  return fc.record(fields, { requiredKeys: required })
}

const LONGEST = 60
const figures = ['195', '80', '15', '7', '30', '108', '0', '400', '139,7']

function validString({
  pattern,
  minLength = 0,
  maxLength = LONGEST,
  format,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString())
  // fast-check cannot generate texts for patterns with lookahead; `entered` has values for those fields.
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern, 'u'))
  const text = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
  })
  // a text may stand for a number, which JSON Schema cannot say of a schema that transforms it
  return fc.oneof({ weight: 3, arbitrary: text }, { weight: 1, arbitrary: fc.constantFrom(...figures) })
}

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const least = minimum ?? exclusiveMinimum ?? 0
  const most = maximum ?? exclusiveMaximum ?? least + 1_000
  return { min: Math.max(Math.ceil(least), -1e9), max: Math.min(Math.floor(most), 1e9) }
}
