import { z } from 'zod'
import { StockAdjustment } from '@/lib/catalog/admin/stock-adjustment'
import { hasTwoDecimals, toGrosze } from '@/lib/core/values/money'
import { isRowId } from '@/lib/core/values/row-id'

// Changes of several picked products at once.

/** The most products of one change: as many as the longest page of the list. */
const MOST = 100
/** The highest price of a product, in grosze. */
const HIGHEST_GROSZE = 100_000_000

const id = z.number('invalid_number').refine(isRowId, 'invalid_number')
const amount = z
  .number('invalid_number')
  .min(-1_000_000, 'out_of_range')
  .max(1_000_000, 'out_of_range')
  .refine(hasTwoDecimals, 'two_decimals')

export const priceChanges = ['percent', 'amount', 'price'] as const

/** By how many percent, by how much, or to which price. Amounts are in PLN. */
export const PriceChange = z.object({
  by: z.enum(priceChanges, 'unknown_value'),
  value: amount,
})
export type PriceChange = z.output<typeof PriceChange>

const distinct = (products: { id: number }[]) =>
  new Set(products.map((each) => each.id)).size === products.length
const picked = <Product extends z.ZodType<{ id: number }>>(product: Product) =>
  z.array(product).min(1, 'required').max(MOST, 'too_long').refine(distinct, 'invalid_value')

const pickedWithPrice = z
  .object({ id, price: amount })
  .transform(({ id, price }) => ({ id, priceGrosze: toGrosze(price) }))

export const BulkChange = z.discriminatedUnion(
  'action',
  [
    /** `price` of a product is the one that the administrator saw: another one refuses the change. */
    z.object({ action: z.literal('price'), products: picked(pickedWithPrice), change: PriceChange }),
    z.object({ action: z.literal('archive'), products: picked(z.object({ id })) }),
    z.object({ action: z.literal('restore'), products: picked(z.object({ id })) }),
    z.object({
      action: z.literal('stock'),
      products: picked(z.object({ id })),
      adjustment: StockAdjustment,
    }),
  ],
  'unknown_value',
)
export type BulkChange = z.output<typeof BulkChange>

/**
 * A price after a change, in grosze, rounded half up to a whole grosz; null where it would not be positive or too high.
 */
export function changedPrice(grosze: number, { by, value }: PriceChange): number | null {
  const hundredths = toGrosze(value)
  // whole numbers, because 1.1 * 100 is not 110 for a computer
  const after =
    by === 'percent'
      ? Math.round((grosze * (10_000 + hundredths)) / 10_000)
      : by === 'amount'
        ? grosze + hundredths
        : hundredths
  return after > 0 && after <= HIGHEST_GROSZE ? after : null
}
