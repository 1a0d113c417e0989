import { z } from 'zod'
import { money } from '@/lib/assortment/products/entry'
import { toGrosze } from '@/lib/platform/values/money'

const moment = z.iso
  .datetime({ offset: true, error: 'invalid_date' })
  .refine((iso) => iso > '2000' && iso < '2100', 'invalid_date')
  .transform((iso) => new Date(iso))

/** A promotion as an administrator plans it: the price in PLN, and its period. Without a start it begins at once. */
export const PromotionPlan = z
  .object({ price: money('price_positive'), startsAt: moment.nullish(), endsAt: moment })
  .transform(({ price, startsAt, endsAt }) => ({
    priceGrosze: toGrosze(price),
    startsAt: startsAt ?? null,
    endsAt,
  }))
export type PromotionPlan = z.output<typeof PromotionPlan>
