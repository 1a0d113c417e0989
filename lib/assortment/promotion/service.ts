import 'server-only'
import type { Selectable } from 'kysely'
import { priceSteps } from '@/lib/assortment/products/queries'
import {
  lockProduct,
  recordEdit,
  setColumns,
  type Written,
  writeAndExpire,
} from '@/lib/assortment/products/service'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import { isDatabaseOutage, isUniqueViolation } from '@/lib/platform/database/outage'
import { now, query, type Transaction } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { lowestPrice } from './rules'
import type { PromotionPlan } from './schema'

// While a promotion runs, its price is the product's price: lists, carts and orders need to know nothing else.

type Promotion = Selectable<Tables['promotion']>

/**
 * Plans a promotion, and starts it if its time has come.
 * @throws ShopError product.not_found, product.promotion_exists; invalid for a price or an end that makes none
 */
export async function planPromotion(id: number, plan: PromotionPlan, admin: ShopUser): Promise<StaffProduct> {
  try {
    return await writeAndExpire(async (tx) => {
      const before = await lockProduct(tx, id)
      const { moment } = await tx.selectNoFrom(now.as('moment')).executeTakeFirstOrThrow()
      if (before.promotionUntil) throw new ShopError('product.promotion_exists')
      if (plan.priceGrosze >= before.priceGrosze)
        throw new ShopError('invalid', [{ path: 'price', code: 'promotion_price' }])
      const startsAt = plan.startsAt ?? moment
      if (plan.endsAt <= startsAt || plan.endsAt <= moment)
        throw new ShopError('invalid', [{ path: 'endsAt', code: 'promotion_end' }])
      const promotion = await tx
        .insertInto('promotion')
        .values({ ...plan, startsAt, productId: id, plannedBy: admin.uid, plannedByName: admin.name })
        .returningAll()
        .executeTakeFirstOrThrow()
      return startsAt <= moment ? start(tx, before, promotion, moment) : { product: before, tags: [] }
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new ShopError('product.promotion_exists')
    throw error
  }
}

/** Or drops the planned one; without either nothing changes. @throws ShopError product.not_found */
export const endPromotion = (id: number, admin: ShopUser): Promise<StaffProduct> =>
  writeAndExpire(async (tx) => {
    const before = await lockProduct(tx, id)
    const promotion = await openPromotion(tx, id)
    return promotion ? end(tx, before, promotion, admin) : { product: before, tags: [] }
  })

const due = () =>
  query()
    .selectFrom('promotion')
    .select('productId')
    .where('endedAt', 'is', null)
    .where(({ eb, or, and }) =>
      or([eb('endsAt', '<=', now), and([eb('regularGrosze', 'is', null), eb('startsAt', '<=', now)])]),
    )

/**
 * Starts and ends the promotions whose time has come, each in a transaction of its own: one that fails is logged, the
 * others go on, and the next call tries it again. It does not matter who calls, or how often.
 * @returns how many were due; throws the first failure once all have had their turn
 */
export async function startAndEndPromotions(): Promise<number> {
  const promotions = await due().limit(1_000).execute()
  const failures: unknown[] = []
  for (const { productId } of promotions)
    await writeAndExpire((tx) => startOrEnd(tx, productId)).catch((error: unknown) => {
      // without a database none of the others can be written either
      if (isDatabaseOutage(error)) throw error
      log.error({ promotionOf: productId, error: String(error) })
      failures.push(error)
    })
  if (failures.length > 0) throw failures[0]
  return promotions.length
}

async function startOrEnd(tx: Transaction, productId: number): Promise<Written> {
  const before = await lockProduct(tx, productId)
  const promotion = await openPromotion(tx, productId)
  const { moment } = await tx.selectNoFrom(now.as('moment')).executeTakeFirstOrThrow()
  if (promotion && promotion.endsAt <= moment) return end(tx, before, promotion)
  if (promotion && promotion.regularGrosze === null && promotion.startsAt <= moment)
    return start(tx, before, promotion, moment)
  return { product: before, tags: [] }
}

const openPromotion = (tx: Transaction, productId: number): Promise<Promotion | undefined> =>
  tx
    .selectFrom('promotion')
    .selectAll()
    .where('productId', '=', productId)
    .where('endedAt', 'is', null)
    .executeTakeFirst()

async function start(tx: Transaction, before: StaffProduct, promotion: Promotion, at: Date) {
  const { priceGrosze, endsAt } = promotion
  const regularGrosze = before.priceGrosze
  // The price fell below that of the promotion after it was planned.
  if (priceGrosze >= regularGrosze) return end(tx, before, promotion)
  const steps = await priceSteps(before.id, tx)
  const reduction = { at, from: regularGrosze, to: priceGrosze }
  const { lowest } = lowestPrice([...steps, reduction], priceGrosze, at)
  await tx.updateTable('promotion').set({ regularGrosze }).where('id', '=', promotion.id).execute()
  const columns = { priceGrosze, lowestPriceGrosze: lowest, promotionUntil: endsAt }
  return recordEdit(
    tx,
    before,
    await setColumns(tx, before.id, columns),
    planner(promotion),
    'product.promotion',
  )
}

async function end(
  tx: Transaction,
  before: StaffProduct,
  promotion: Promotion,
  by: Pick<ShopUser, 'uid' | 'name'> = planner(promotion),
): Promise<Written> {
  await tx.updateTable('promotion').set({ endedAt: now }).where('id', '=', promotion.id).execute()
  if (promotion.regularGrosze === null) return { product: before, tags: [] }
  const columns = { priceGrosze: promotion.regularGrosze, lowestPriceGrosze: null, promotionUntil: null }
  return recordEdit(tx, before, await setColumns(tx, before.id, columns), by, 'product.promotion')
}

const planner = ({ plannedBy, plannedByName }: Promotion) => ({ uid: plannedBy, name: plannedByName })
