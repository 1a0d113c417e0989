import { z } from 'zod'
import type { ProductType } from '@/lib/catalog/product/schema'
import { productSorts } from '@/lib/catalog/product/sorts'
import { whole } from '@/lib/platform/values/text'
import { queryFor } from './address'
import { type ParameterName, parameterOf } from './parameters'

// What the API's lists are asked for. They read a value as the address of a results page does, one of each parameter.

const paging = {
  page: whole(1, 1_000_000).default(1),
  pageSize: whole(1, 100).default(24),
}

/** What is no number is an error; a text that no product can have matches none, so that the answer is an empty list. */
const parameterValue = (type: ProductType, name: ParameterName) =>
  z
    .string()
    .transform((text, context) => {
      const reading = parameterOf(type, name)?.read(text) ?? 'any'
      if (reading === 'any') return undefined
      if ('value' in reading) return reading.value
      if (reading.problem !== 'invalid_number' && reading.problem !== 'too_long') return text
      context.issues.push({ code: 'custom', message: reading.problem, input: text })
      return z.NEVER
    })
    .optional()

function listQuery(type: ProductType, names: readonly ParameterName[]) {
  const values = Object.fromEntries(names.map((name) => [name, parameterValue(type, name)]))
  return z
    .object({
      ...paging,
      sort: z.enum(productSorts, 'unknown_value').optional(),
      ...(values as Record<ParameterName, ReturnType<typeof parameterValue>>),
    })
    .transform(({ page, pageSize, sort, ...rest }) => ({
      query: { ...queryFor(type, rest), page, sort },
      pageSize,
    }))
}

export const TireListQuery = listQuery('Tire', [
  'width',
  'profile',
  'diameter',
  'season',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'use',
  'protector',
  'atLeast',
  'vehicle',
])

export const WheelListQuery = listQuery('Wheel', [
  'diameter',
  'boltSpacing',
  'width',
  'centralBoreDiameter',
  'priceFrom',
  'priceTo',
  'maxLoad',
  'atLeast',
  'vehicle',
])

export const SpacerListQuery = listQuery('Spacer', [
  'boltDistance',
  'thickness',
  'priceFrom',
  'priceTo',
  'mounting',
  'hubBore',
  'thread',
  'atLeast',
  'vehicle',
])

export const TitleQuery = z.object(paging)
