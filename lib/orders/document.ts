import 'server-only'
import { query } from '@/lib/core/database/query'
import { netOf, toPln, VAT_PERCENT } from '@/lib/core/values/money'
import { shop } from '@/lib/shop'
import { getOrder, type OrderReader } from './queries'

/** A gross amount in grosze with its tax, in PLN. Net and tax are rounded once for the amount. */
const taxed = (grosze: number) => ({
  net: toPln(netOf(grosze)),
  vat: toPln(grosze - netOf(grosze)),
  gross: toPln(grosze),
})

/**
 * An order as other programs read it: all that an invoice, a receipt or a ledger asks for, with the seller as the law
 * wants it named. For its owner, and for administrators.
 * @throws ShopError order.not_found
 */
export async function orderDocument(id: string, reader: OrderReader) {
  const order = await getOrder(id, reader)
  const { address, city, postCode, country } = order
  const delivery = { address, city, postCode, country }
  return {
    seller: { ...shop.company, phone: shop.phone, email: shop.email },
    orderId: order.id,
    orderDate: order.orderDate,
    /** When the goods were handed over; null while they are not. */
    saleDate: await deliveredAt(order.id),
    status: order.status,
    currency: 'PLN',
    buyer: {
      type: order.customerType,
      name: order.name,
      taxId: order.unn,
      contactPerson: order.contactPerson,
      email: order.email,
      phone: order.phone,
      ...(order.billing ?? delivery),
    },
    delivery: { type: order.typeOfDelivery, ...delivery, parcels: order.parcels },
    payment: { type: order.typeOfPayment, paidAtDelivery: order.paidAt, wallet: order.payment },
    lines: order.orderItems.map((line) => ({
      productId: line.productId,
      productType: line.productType,
      title: line.title,
      quantity: line.quantity,
      unitPrice: toPln(line.priceGrosze),
      vatPercent: VAT_PERCENT,
      ...taxed(line.priceGrosze * line.quantity),
    })),
    total: taxed(order.totalGrosze),
  }
}

/** When an order that is delivered became so. */
async function deliveredAt(orderId: string): Promise<string | null> {
  const last = await query()
    .selectFrom('orderStatusChange')
    .select(['toStatus', 'changedAt'])
    .where('orderId', '=', orderId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.toStatus === 'Delivered' ? last.changedAt.toISOString() : null
}
