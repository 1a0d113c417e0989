import { z } from 'zod'
import type { ProductSummary } from '@/lib/catalog/product/schema'
import type { TitledProduct } from '@/lib/catalog/titles/product-title'
import { MAX_QUANTITY } from '@/lib/platform/values/max-quantity'

/** A line of a cart with the product as it is now. `retread` is known of tires, `weight`, in kg, of what was weighed. */
export type CartItem = {
  id: number
  product: ProductSummary & TitledProduct & { retread?: boolean; weight?: number }
  quantity: number
  /** The lines are in this order. */
  addedAt: string
}

/** Pieces of one product in one cart. */
export const Quantity = z
  .number('invalid_number')
  .int('invalid_number')
  .min(1, 'out_of_range')
  .max(MAX_QUANTITY, 'out_of_range')

const productId = z.number('invalid_number').int('invalid_number')

export const AddToCart = z.object({
  product: z.object({ id: productId }),
  quantity: Quantity,
  /** The former time of a removed line, which puts it back in its place. */
  addedAt: z.iso
    .datetime('invalid_value')
    .transform((text) => new Date(text))
    .optional(),
})
export type AddToCart = z.output<typeof AddToCart>

/** A quantity below the line's lowers it; without one the whole line goes. */
export const RemoveFromCart = z.object({ productId, quantity: Quantity.default(MAX_QUANTITY) })
export type RemoveFromCart = z.output<typeof RemoveFromCart>

/** …/changeQuantity/product_id=17/quantity=2. A quantity that is no number is invalid (422), not an unknown path. */
export const QuantityPath = z.object({
  userId: z.string(),
  product: z
    .string()
    .regex(/^product_id=\d{1,10}$/)
    .transform((text) => Number(text.slice('product_id='.length))),
  quantity: z
    .string()
    .startsWith('quantity=')
    .transform((text) =>
      /^quantity=\d{1,9}$/.test(text) ? Number(text.slice('quantity='.length)) : Number.NaN,
    ),
})
