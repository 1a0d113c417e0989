import 'server-only'
import { type Expression, sql } from 'kysely'
import { listsOf } from '@/lib/catalog/stock/service'
import { titleColumns, toTitled, writtenTitle } from '@/lib/catalog/titles/title-columns'
import { type Placeholders, prepared } from '@/lib/platform/database/prepared'
import { query, rowOf } from '@/lib/platform/database/query'
import { countryCode } from '@/lib/platform/values/countries'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import { permilleOf } from '@/lib/platform/values/vat'
import { pricingColumn } from '@/lib/sales/delivery/queries'
import { type DeliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'
import type { PlaceOrder } from '@/lib/sales/orders/schema'
import type { Delivery } from '@/lib/shop/mail/lanes'
import { eventRow, insertEvent } from '@/lib/shop/mail/tell.service'
import { isPausedColumn } from '@/lib/shop/settings/queries'

export type Sold = {
  lines: LockedLine[]
  delivery: DeliveryPrice
  totalGrosze: number
  /** Percent of the buyer's country in place of the goods' own. */
  vatRate: number | null
}

/** The owner of an order. `placedBy` is the uid of the staff member who entered it for a caller. */
export type Owner = { userId: string; isOwnEmail: boolean; placedBy: string | null }

/** The values of `writeOrder`, by the names of its placeholders. */
export function orderValues(id: string, order: PlaceOrder, owner: Owner, sold: Sold, letter: Delivery) {
  const { lines, delivery, totalGrosze, vatRate } = sold
  const { expectedTotalGrosze: _, billing, ...given } = order
  const { contactPerson = null, buyerReference = null, ...typed } = given
  const { recipientName = null, recipientPhone = null, remark = null, wishedDay = null, ...named } = typed
  const { privacyConsent = false, commercialConsent = false, ...fields } = named
  return {
    ...fields,
    contactPerson,
    buyerReference,
    recipientName,
    recipientPhone,
    remark,
    wishedDay,
    billingAddress: billing?.address ?? null,
    billingCity: billing?.city ?? null,
    billingPostCode: billing?.postCode ?? null,
    billingCountry: billing?.country ?? null,
    ...eventRow('order.placed', id, { orderId: id }, letter),
    ...listsOf(lines),
    shownTitles: lines.map((line) => writtenTitle(toTitled(line), order.locale)),
    id,
    userId: owner.userId,
    isOwnEmail: owner.isOwnEmail,
    placedBy: owner.placedBy,
    changedBy: owner.placedBy ?? owner.userId,
    vatPermille: vatRate === null ? null : permilleOf(vatRate),
    ossCountry: vatRate === null ? null : countryCode(order.country),
    totalGrosze,
    deliveryGrosze: groszeOf(delivery),
    deliveryName: typeof delivery === 'object' ? delivery.name : null,
    privacyConsent,
    commercialConsent,
  }
}

type TitledLine = { productId: number; quantity: number; shownTitle: string | null }

/** Writes the order with its lines as snapshots, the first entry of its history, and the outbox row of its mail. */
export const writeOrder = prepared((values: Placeholders<ReturnType<typeof orderValues>>) => {
  const { productIds, quantities, shownTitles, ...written } = values
  const { topic, eventKey, payload, lane, turn, holdKey, dueAt, ...rest } = written
  const { privacyConsent, commercialConsent, changedBy, vatPermille, wishedDay, ...order } = rest
  const nowIf = (consent: Expression<boolean>) =>
    sql<Date | null>`CASE WHEN ${consent}::boolean THEN now() END`
  const permille = sql<number>`coalesce(${vatPermille}::int, p.vat_rate * 10)`
  const lines = sql<TitledLine>`unnest(${productIds}::int[], ${quantities}::int[], ${shownTitles}::text[])`
  return query()
    .with('placed', (tables) =>
      tables.insertInto('shopOrder').values({
        ...rowOf('shopOrder', order),
        wishedDay: sql<Date | null>`${wishedDay}::date`,
        privacyConsentAt: nowIf(privacyConsent),
        commercialConsentAt: nowIf(commercialConsent),
      }),
    )
    .with('noted', (tables) =>
      tables.insertInto('orderStatusChange').values({ orderId: order.id, toStatus: 'Pending', changedBy }),
    )
    .with('told', () => insertEvent({ topic, eventKey, payload, lane, turn, holdKey, dueAt }))
    .insertInto('orderLine')
    .columns([
      'orderId',
      'productId',
      'productType',
      'title',
      'shownTitle',
      'url',
      'priceGrosze',
      'vatPermille',
      'vatRate',
      'costGrosze',
      'quantity',
    ])
    .expression(({ selectFrom }) =>
      selectFrom(lines.as<'line'>(sql`line (product_id, quantity, shown_title)`))
        .innerJoin('product as p', 'p.id', 'line.productId')
        .select([
          sql<string>`${order.id}`.as('orderId'),
          'p.id',
          'p.productType',
          'p.title',
          'line.shownTitle',
          'p.url',
          'p.priceGrosze',
          permille.as('vatPermille'),
          sql<number>`round(${permille} / 10.0)::int`.as('vatRate'),
          'p.costGrosze',
          'line.quantity',
        ])
        .orderBy('p.id'),
    )
})

/** In id order, so that two buyers never wait crosswise; one line more than allowed shows that a cart is too long. */
export const lockCart = prepared(({ userId, ...to }: Placeholders<CartToLock>) =>
  query()
    .selectFrom('cartItem as c')
    .innerJoin('product as p', 'p.id', 'c.productId')
    .select(['p.id as productId', 'c.quantity', 'p.priceGrosze', 'p.quantityInStock as stock', 'p.inArchive'])
    .select(['p.profile', 'p.weight'])
    .select(titleColumns)
    .select([pricingColumn(to), isPausedColumn])
    .where('c.userId', '=', userId)
    .orderBy('p.id')
    .limit(MOST_LINES + 1)
    .forNoKeyUpdate(),
)

type CartToLock = { userId: string; deliveryMethod: string; deliveryCountry: string }

/** A line of the cart with its product, both locked until the transaction ends. */
export type LockedLine = Awaited<ReturnType<typeof lockCart>>['rows'][number]

/** Only what was ordered: a product that another tab adds meanwhile stays. */
export const emptyCart = prepared(
  ({ userId, productIds }: Placeholders<{ userId: string; productIds: number[] }>) =>
    query()
      .deleteFrom('cartItem')
      .where('userId', '=', userId)
      .where(({ eb, fn }) => eb('productId', '=', fn.any(productIds))),
)
