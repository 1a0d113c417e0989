import 'server-only'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { freePictures } from '@/lib/media/uploads/picture-use.service'
import { expireTags } from '@/lib/platform/cache/cache'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { locales } from '@/lib/platform/i18n/routing'
import type { ShopUser } from '@/lib/platform/identity/user'
import { VAT_PERCENT } from '@/lib/platform/values/vat'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { demoProducts } from '@/prisma/catalogue/catalogue'
import { type CatalogueProduct, picturesOf } from '@/prisma/catalogue/product'
import type { TestMail } from './queries'

export const NewTestMail = z.object({ locale: z.enum(locales, 'unknown_value') })

/** Puts a mail to the owner into the outbox, to see whether mails go out. */
export async function sendTestMail(
  { locale }: z.output<typeof NewTestMail>,
  { uid }: ShopUser,
): Promise<TestMail> {
  const subject = randomUUID()
  return transaction(async (tx) => {
    await tell(tx, 'shop.test', subject, { uid, locale })
    const { id } = await tx
      .selectFrom('outbox')
      .select('id')
      .where('eventKey', '=', `shop.test:${subject}`)
      .executeTakeFirstOrThrow()
    return { id, state: 'waiting', reason: null }
  })
}

const counts = { Tire: 24, Wheel: 8, Spacer: 8 }
const LEAST_STOCK = 4

/** Some of the demo's products, from all parts of its catalog. Their SKU and EAN stay free for the shop's own products. */
function trialProducts(): CatalogueProduct[] {
  const onSale = demoProducts().filter(({ inArchive }) => !inArchive)
  return (['Tire', 'Wheel', 'Spacer'] as const).flatMap((type) => {
    const ofType = onSale.filter(({ productType }) => productType === type)
    const step = ofType.length / counts[type]
    return Array.from({ length: counts[type] }, (_, place) => ofType[Math.floor(place * step)])
      .filter((product) => product !== undefined)
      .map((product) => ({
        ...product,
        sku: null,
        ean: null,
        quantityInStock: Math.max(product.quantityInStock, LEAST_STOCK),
      }))
  })
}

/** The lock that makes adding and clearing of trial products wait for each other. */
const lockTrial = (tx: Transaction) => sql`LOCK TABLE trial_product IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

/**
 * Puts some of the demo's products on sale, to try the shop with. @returns how many
 * @throws ShopError setup.has_products where the shop has products already
 */
export async function addTrialProducts(owner: ShopUser): Promise<number> {
  const products = trialProducts()
  await transaction(async (tx) => {
    await lockTrial(tx)
    const present = await tx.selectFrom('product').select('id').limit(1).executeTakeFirst()
    if (present) throw new ShopError('setup.has_products')
    const { rows: ids } = await sql<{
      id: number
    }>`SELECT nextval(pg_get_serial_sequence('product', 'id'))::int AS id
      FROM generate_series(1, ${products.length})`.execute(tx)
    const rows = ids.flatMap(({ id }, place) => {
      const product = products[place]
      if (!product) return []
      return [{ id, vatRate: VAT_PERCENT, ...product, ...picturesOf(id, product.productType) }]
    })
    await tx.insertInto('product').values(rows).execute()
    await tx
      .insertInto('trialProduct')
      .values(rows.map(({ id }) => ({ productId: id })))
      .execute()
    await recordTrial(tx, owner, { before: 0, after: rows.length })
  })
  expireCatalogue()
  return products.length
}

/**
 * Deletes all trial products, with their lines in carts. Those that were ordered stay for their orders, once they are
 * archived. @returns how many
 * @throws ShopError setup.trial_ordered while one that was ordered is still on sale
 */
export async function clearTrialProducts(owner: ShopUser): Promise<number> {
  const count = await transaction(async (tx) => {
    await lockTrial(tx)
    // the lock of the products keeps new lines of orders out until the end
    const trial = await tx
      .selectFrom('product')
      .select(['id', 'url', 'urls', 'inArchive'])
      .where('id', 'in', (from) => from.selectFrom('trialProduct').select('productId'))
      .orderBy('id')
      .forUpdate()
      .execute()
    const ids = trial.map(({ id }) => id)
    const lines = await tx
      .selectFrom('orderLine')
      .select('productId')
      .distinct()
      .where(({ eb, fn }) => eb('productId', '=', fn.any(sql<number[]>`${ids}::int[]`)))
      .execute()
    const ordered = new Set(lines.map(({ productId }) => productId))
    if (trial.some(({ id, inArchive }) => ordered.has(id) && !inArchive))
      throw new ShopError('setup.trial_ordered')
    const gone = trial.filter(({ id }) => !ordered.has(id))
    const isGone = sql<number[]>`${gone.map(({ id }) => id)}::int[]`
    await tx
      .deleteFrom('cartItem')
      .where(({ eb, fn }) => eb('productId', '=', fn.any(isGone)))
      .execute()
    await tx
      .deleteFrom('product')
      .where(({ eb, fn }) => eb('id', '=', fn.any(isGone)))
      .execute()
    // what stays is a product of the shop like any other
    await tx.deleteFrom('trialProduct').execute()
    await freePictures(
      tx,
      gone.flatMap(({ url, urls }) => [url, ...urls]),
    )
    await recordTrial(tx, owner, { before: trial.length, after: 0 })
    return gone.length
  })
  if (count > 0) expireCatalogue()
  return count
}

const recordTrial = (
  tx: Transaction,
  owner: ShopUser,
  { before, after }: { before: number; after: number },
) =>
  recordChange(tx, owner, {
    action: 'settings.trial_products',
    subject: { type: 'settings', id: 1 },
    before: { trialProducts: before },
    after: { trialProducts: after },
  })

const expireCatalogue = () =>
  expireTags(productTypes.flatMap((type) => [productsTag(type), productPagesTag(type), finderTag(type)]))
