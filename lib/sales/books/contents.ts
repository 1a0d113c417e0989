import type { ProductType } from '@/lib/catalog/product/schema'
import { type ShopDetails, shop } from '@/lib/platform/shop-details'
import { toPln } from '@/lib/platform/values/money'
import type { paymentTypes } from '@/lib/platform/values/payment-types'
import type { Address, Order, OrderLine } from '@/lib/sales/orders/schema'
import { type Amounts, mainRate, type Sums } from './amounts'

// The contents of an invoice, stored when it is issued: later changes of the order, the shop or the texts do not reach it.

/** A line of goods; the delivery has no line of the order. */
export type SoldLine = {
  orderLineId: number | null
  title: string
  /** In the language of the order, where that is another title. */
  shownTitle: string | null
  quantity: number
  vatRate: number
  grossGrosze: number
  /** Left out of deliveries, and of lines that former versions stored. */
  productType?: ProductType
}
export type InvoiceLine = SoldLine & Amounts
export type Sale = Sums & { lines: InvoiceLine[] }

/** The buyer with their own name, tax id and address, wherever the goods went. */
export type Buyer = Address & {
  name: string
  taxId: string | null
  /** The order's number in the buyer's own books, if the buyer named one. */
  reference?: string
}

export type Seller = Address & Omit<ShopDetails['company'], 'street'> & Pick<ShopDetails, 'phone' | 'email'>

export type InvoicePayment = {
  type: (typeof paymentTypes)[number]
  /** The day on which it was paid; null while it is not. */
  paidOn: string | null
  account: string | null
}

/** Days are those of the shop's clock, as `2026-11-22`. */
export type InvoiceDocument = {
  seller: Seller
  issueDate: string
  /** When the goods were handed over; null where they were not yet. */
  saleDate: string | null
  orderId: string
  payment: InvoicePayment
  /** Whether the buyer pays net and tax apart ("mechanizm podzielonej płatności"); left out where not. */
  isSplitPayment?: true
  /** Code of the Union country whose tax applies; left out for Poland. */
  ossCountry?: string
  /** The number of the receipt that the invoice belongs to, if the sale has one. */
  receiptNumber?: string
  /** The sale as it stands with this document: after a correction, the rest of it. */
  sale: Sale
  correction: {
    number: string
    issueDate: string
    ksefNumber: string | null
    reason: string
    before: Sale
    difference: Sums
    /** Whether the money for the sale had come; a correction of an unpaid one gives nothing back. */
    isPaid?: boolean
    /** Compensation for wear that is kept beside the sale, without tax, in grosze. */
    keptGrosze?: number
  } | null
}

/** Whether an invoice was issued before the goods had left. */
export const isBeforeDelivery = ({ saleDate, correction }: InvoiceDocument): boolean =>
  saleDate === null && correction === null

/** Whether an invoice is issued to a receipt: it is marked FP, and its sale stands in the cash register's books already. */
export const isForReceipt = ({ receiptNumber }: InvoiceDocument): boolean => receiptNumber !== undefined

/** Whether a buyer with a tax id gets no invoice: the receipt of the sale says none (VAT act, art. 106b sec. 5). */
export const isInvoiceBarred = (
  { taxId }: Pick<Buyer, 'taxId'>,
  receipt: { hasTaxId: boolean } | null,
): boolean => taxId !== null && receipt !== null && !receipt.hasTaxId

export function sellerNow(): Seller {
  const { street, ...company } = shop.company
  return { ...company, address: street, phone: shop.phone, email: shop.email }
}

export function buyerOf(order: Order): Buyer {
  const { name, unn, billing, address, city, postCode, country, buyerReference } = order
  return {
    name,
    taxId: unn || null,
    ...(billing ?? { address, city, postCode, country }),
    ...(buyerReference ? { reference: buyerReference } : {}),
  }
}

/** A line of an order; lists of sales leave the shown title out. */
export type SoldGoods = Pick<OrderLine, 'id' | 'title' | 'quantity' | 'vatRate' | 'priceGrosze'> & {
  shownTitle?: string | null
}

export function soldLines(order: { orderItems: SoldGoods[]; deliveryGrosze: number }): SoldLine[] {
  const goods = order.orderItems.map(
    (line): SoldLine => ({
      orderLineId: line.id,
      title: line.title,
      shownTitle: line.shownTitle ?? null,
      quantity: line.quantity,
      vatRate: line.vatRate,
      grossGrosze: line.priceGrosze * line.quantity,
    }),
  )
  const vatRate = mainRate(goods)
  if (order.deliveryGrosze === 0 || vatRate === undefined) return goods
  const delivery = { orderLineId: null, title: DELIVERY, shownTitle: null, quantity: 1, vatRate }
  return [...goods, { ...delivery, grossGrosze: order.deliveryGrosze }]
}

export const DELIVERY = 'Dostawa'

/** The gross price of a piece in PLN, with as many decimals as it takes, four at most. */
export const unitPrice = ({ grossGrosze, quantity }: Pick<SoldLine, 'grossGrosze' | 'quantity'>): number =>
  quantity === 0 ? 0 : Math.round(toPln(grossGrosze) * (10_000 / quantity)) / 10_000
