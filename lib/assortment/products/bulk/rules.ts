import { z } from 'zod'
import { ProductsFilter } from '@/lib/assortment/products/list-query'
import { StockAdjustment } from '@/lib/assortment/products/stock-adjustment'
import type { ErrorCode } from '@/lib/platform/errors'
import { hasTwoDecimals, toGrosze } from '@/lib/platform/values/money'
import { isRowId } from '@/lib/platform/values/row-id'

/** The most picked products of one change: as many as the longest page of the list. */
const MOST_PICKED = 100
/** The most products of a whole list: their locks are held for a few seconds. */
export const MOST_OF_LIST = 1_000
const HIGHEST_GROSZE = 100_000_000

const id = z.number('invalid_number').refine(isRowId, 'invalid_number')
const amount = z
  .number('invalid_number')
  .min(-1_000_000, 'out_of_range')
  .max(1_000_000, 'out_of_range')
  .refine(hasTwoDecimals, 'two_decimals')

export const priceChanges = ['percent', 'amount', 'price'] as const

/** To the next grosz, or to the nearest price that ends in these grosze. */
export const priceEndings = ['any', '00', '90', '99'] as const

/** By how many percent, by how much, or to which price. Amounts are in PLN. */
export const PriceChange = z.object({
  by: z.enum(priceChanges, 'unknown_value'),
  value: amount,
  ending: z.enum(priceEndings, 'unknown_value').default('any'),
})
export type PriceChange = z.output<typeof PriceChange>

/** Everything that a list of the administration finds, as somebody saw it. */
const WholeList = z.object({
  filter: ProductsFilter,
  version: z.string('invalid_value').max(100, 'invalid_value'),
})
export type WholeList = z.output<typeof WholeList>

const distinct = (products: { id: number }[]) =>
  new Set(products.map((each) => each.id)).size === products.length
const picked = <Product extends z.ZodType<{ id: number }>>(product: Product) =>
  z.array(product).min(1, 'required').max(MOST_PICKED, 'too_long').refine(distinct, 'invalid_value')

const pickedWithPrice = z
  .object({ id, price: amount })
  .transform(({ id, price }) => ({ id, priceGrosze: toGrosze(price) }))

const which = <Product extends z.ZodType<{ id: number }>>(product: Product) => ({
  products: picked(product).optional(),
  list: WholeList.optional(),
})

const isOneOfBoth = ({ products, list }: { products?: unknown; list?: unknown }) =>
  (products === undefined) !== (list === undefined)
const neither = { path: ['products'], message: 'required' }

export const DraftsToDelete = z.object(which(z.object({ id }))).refine(isOneOfBoth, neither)
export type DraftsToDelete = z.output<typeof DraftsToDelete>

export type KeptProduct = { id: number; title: string; code: ErrorCode }

export const BulkChange = z
  .discriminatedUnion(
    'action',
    [
      /** `price` of a picked product is the one that the administrator saw: another one refuses the change. */
      z.object({ action: z.literal('price'), ...which(pickedWithPrice), change: PriceChange }),
      z.object({ action: z.literal('archive'), ...which(z.object({ id })) }),
      z.object({ action: z.literal('restore'), ...which(z.object({ id })) }),
      z.object({ action: z.literal('stock'), ...which(z.object({ id })), adjustment: StockAdjustment }),
    ],
    'unknown_value',
  )
  .refine(isOneOfBoth, neither)
export type BulkChange = z.output<typeof BulkChange>
export type BulkAction = BulkChange['action']

/** What one product was and became: its price in grosze, its stock in pieces, or its status. */
export type BulkItem = { id: number; before: number | string; after: number | string }

/** In grosze, rounded half up; null where it would not be positive or too high. */
export function changedPrice(grosze: number, { by, value, ending }: PriceChange): number | null {
  const hundredths = toGrosze(value)
  // whole numbers, because 1.1 * 100 is not 110 for a computer
  const exact =
    by === 'percent'
      ? Math.round((grosze * (10_000 + hundredths)) / 10_000)
      : by === 'amount'
        ? grosze + hundredths
        : hundredths
  const after = ending === 'any' ? exact : nearestEnding(exact, Number(ending))
  return after > 0 && after <= HIGHEST_GROSZE ? after : null
}

/** The nearest price that ends in these grosze; of two equally near ones the higher. */
const nearestEnding = (grosze: number, ending: number) => Math.round((grosze - ending) / 100) * 100 + ending
