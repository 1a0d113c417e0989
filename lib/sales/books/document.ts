import 'server-only'
import { builtInDetails, shop } from '@/lib/platform/shop-details'
import { toPln } from '@/lib/platform/values/money'
import { type Amounts, amountsOf } from '@/lib/sales/books/amounts'
import { type InvoiceLine, soldLines } from '@/lib/sales/books/contents'
import { getOrder, lastStatusChange, type OrderReader } from '@/lib/sales/orders/queries'
import { settingsOf } from '@/lib/shop/settings/queries'

const amountsInPln = ({ netGrosze, vatGrosze, grossGrosze }: Amounts) => ({
  net: toPln(netGrosze),
  vat: toPln(vatGrosze),
  gross: toPln(grossGrosze),
})

/** The amounts of a line with its tax; all 0 for a free delivery. */
const lineAmounts = (line: InvoiceLine | undefined) =>
  line
    ? { vatPercent: line.vatRate, ...amountsInPln(line) }
    : amountsInPln({ netGrosze: 0, vatGrosze: 0, grossGrosze: 0 })

/** An order as programs for invoices and ledgers read it. @throws ShopError order.not_found */
export async function orderDocument(id: string, reader: OrderReader) {
  const order = await getOrder(id, reader)
  const { address, city, postCode, country } = order
  const delivery = { address, city, postCode, country }
  const { lines, total } = amountsOf(soldLines(order))
  const deliveryLine = lines.find(({ orderLineId }) => orderLineId === null)
  return {
    seller: await sellerOf(order.termsVersion),
    termsVersion: order.termsVersion,
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
      reference: order.buyerReference,
      email: order.email,
      phone: order.phone,
      ...(order.billing ?? delivery),
    },
    delivery: {
      type: order.typeOfDelivery,
      name: order.deliveryName,
      ...delivery,
      recipient: order.recipientName,
      recipientPhone: order.recipientPhone,
      remark: order.remark,
      wishedDay: order.wishedDay,
      parcels: order.parcels,
      ...lineAmounts(deliveryLine),
    },
    payment: {
      type: order.typeOfPayment,
      paidAtDelivery: order.paidWay === 'delivery' ? order.paidAt : null,
      paidByTransfer: order.paidWay === 'transfer' ? order.paidAt : null,
      wallet: order.payment,
    },
    lines: order.orderItems.map((line) => ({
      productId: line.productId,
      productType: line.productType,
      title: line.title,
      quantity: line.quantity,
      unitPrice: toPln(line.priceGrosze),
      ...lineAmounts(lines.find(({ orderLineId }) => orderLineId === line.id)),
    })),
    total: amountsInPln(total),
  }
}

async function sellerOf(termsVersion: number | null) {
  const settings = termsVersion === null ? null : await settingsOf(termsVersion)
  const { company, phone, email } = settings?.details ?? builtInDetails()
  return { ...company, country: shop.company.country, phone, email }
}

async function deliveredAt(orderId: string): Promise<string | null> {
  const last = await lastStatusChange(orderId)
  return last?.toStatus === 'Delivered' ? last.changedAt.toISOString() : null
}
