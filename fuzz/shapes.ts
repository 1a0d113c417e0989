import fc from 'fast-check'
import { z } from 'zod'
import { hostileValue } from './hostile'

/** What is read of a JSON Schema. */
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

/** What people enter, by the name of the field. Texts in braces are filled in when a request is sent: see world.ts. */
const entered: Record<string, unknown[]> = {
  userId: ['{self}'],
  orderId: ['{order}', '{foreign order}'],
  id: ['{product}', '{order}'],
  productId: ['{product}'],
  idToken: ['{token}'],
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
/** What the run entered that no log may repeat. */
export const enteredProbes = [
  'Zdzis',
  'Prywatna',
  'prywatna',
  '600 123 987',
  '600123987',
  'Tajemna',
  'Skrytowo',
]

/** Values that a schema should take, mostly: what JSON Schema cannot say may refuse some. */
export function fitting(schema: z.ZodType): fc.Arbitrary<unknown> {
  return fittingJson(jsonSchemaOf(schema))
}

/** Values that a schema should take, values with one field wrong, and values that have nothing to do with it. */
export function nearly(schema: z.ZodType): fc.Arbitrary<unknown> {
  const right = fitting(schema)
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 4, arbitrary: right.chain(withOneWrong) },
    { weight: 1, arbitrary: hostileValue },
  )
}

function withOneWrong(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return hostileValue
  const name = fc.constantFrom(...Object.keys(value), 'unknown', '__proto__')
  const wrong = fc.oneof(
    { weight: 4, arbitrary: hostileValue },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
  // defineProperty, because an assignment to __proto__ adds no field
  return fc.tuple(name, wrong).map(([key, instead]) =>
    Object.defineProperty({ ...value }, key, {
      value: instead,
      enumerable: true,
      configurable: true,
      writable: true,
    }),
  )
}

function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod
      // what `preprocess` takes can be anything: what comes after it says more
      if (def.type === 'pipe' && def.in._zod.def.type === 'transform' && def.out instanceof z.ZodType)
        Object.assign(jsonSchema, jsonSchemaOf(def.out))
    },
  }) as JsonSchema
}

function fittingJson(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const known = entered[name]
  const any = fittingType(schema)
  return known
    ? fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: any })
    : any
}

function fittingType(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => fittingType(choice)))
  switch (schema.type) {
    case 'object':
      return fittingObject(schema)
    case 'array':
      return fc.array(fittingType(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, (schema.minItems ?? 0) + 5),
      })
    case 'string':
      return fittingString(schema)
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

function fittingObject({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const fields: Record<string, fc.Arbitrary<unknown>> = {}
  for (const [name, field] of Object.entries(properties)) fields[name] = fittingJson(field, name)
  return fc.record(fields, { requiredKeys: required })
}

const LONGEST = 60

function fittingString({
  pattern,
  minLength = 0,
  maxLength = LONGEST,
  format,
}: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
      .map((date) => date.toISOString())
  // fast-check cannot make texts for patterns that look ahead: for those fields `entered` has some
  if (pattern && !pattern.includes('(?')) return fc.stringMatching(new RegExp(pattern, 'u'))
  return fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, LONGEST)),
  })
}

function limitsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema) {
  const least = minimum ?? exclusiveMinimum ?? 0
  const most = maximum ?? exclusiveMaximum ?? least + 1_000
  return { min: Math.max(Math.ceil(least), -1e9), max: Math.min(Math.floor(most), 1e9) }
}
