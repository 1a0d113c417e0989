import { z } from 'zod'
import { fieldsOf, type ProductField } from './fields'
import { type ProductType, statuses } from './schema'

// Products as the calls answer them, for the OpenAPI document: the fields under their own names, money in PLN.

function schemaOf(field: ProductField): z.ZodType {
  switch (field.kind) {
    case 'number':
    case 'money':
      return z.number()
    case 'flag':
      return z.boolean()
    case 'pictures':
      return z.array(z.string())
    case 'choice':
      return field.allowsOtherText ? z.string() : z.enum(field.options)
    default:
      return z.string()
  }
}

const isAlwaysThere = ({ required, notNull, nullInOldRows }: ProductField) =>
  (required !== undefined || notNull) && !nullInOldRows

function answerOf(type: ProductType) {
  const shown = fieldsOf(type).filter(([, { staffOnly }]) => !staffOnly)
  return z.object({
    id: z.int(),
    productType: z.literal(type),
    quantityInStock: z.int(),
    status: z.enum(statuses),
    inArchive: z.boolean(),
    lowestPrice: z.number().nullable(),
    promotionUntil: z.iso.datetime().nullable(),
    ...Object.fromEntries(
      shown.map(([name, field]) => [
        name,
        isAlwaysThere(field) ? schemaOf(field) : schemaOf(field).nullable(),
      ]),
    ),
  })
}

export const productAnswers = { Tire: answerOf('Tire'), Wheel: answerOf('Wheel'), Spacer: answerOf('Spacer') }
export const anyProductAnswer = z.union(Object.values(productAnswers))
