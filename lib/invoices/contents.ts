import type { ProductType } from '@/lib/catalog/product/schema'
import { toPln } from '@/lib/core/values/money'
import type { paymentTypes } from '@/lib/core/values/payment-types'
import type { Address, Order } from '@/lib/orders/schema'
import { type ShopDetails, shop } from '@/lib/shop'
import { type Amounts, amountsOf, differenceOf, mainRate, type RateSum } from './amounts'

// What an invoice says, as it is stored when it is issued: nothing of it changes with the order, the shop or the words.

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
type Sums = { rates: RateSum[]; total: Amounts }
/** What was sold, with its tax. */
export type Sale = Sums & { lines: InvoiceLine[] }

/** Who bought. Name, tax id and address are those of the buyer, wherever the goods went. */
export type Buyer = Address & {
  name: string
  taxId: string | null
  /** The number that the buyer's own books give the order; left out where there is none. */
  reference?: string
}

export type Seller = Address & Omit<ShopDetails['company'], 'street'> & Pick<ShopDetails, 'phone' | 'email'>

export type InvoicePayment = {
  type: (typeof paymentTypes)[number]
  /** The day on which it was paid; null while it is not. */
  paidOn: string | null
  /** Where to send a transfer that has not come. */
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
  /** The number of the receipt that the invoice belongs to; left out where there is none. */
  receiptNumber?: string
  /** What stands with this document: of a correction, what is left. */
  sale: Sale
  /** What a correction corrects, why, how it was before, and the difference. */
  correction: {
    number: string
    issueDate: string
    ksefNumber: string | null
    reason: string
    before: Sale
    difference: Sums
  } | null
}

/** Whether goods stand in annex 15 of the VAT act, as parts of vehicles do (CN 8708): wheels and spacers, no tires. */
export const isVehiclePart = ({ productType }: Pick<SoldLine, 'productType'>): boolean =>
  productType === 'Wheel' || productType === 'Spacer'

/** PLN 15,000, above which firms pay each other by account, and goods of annex 15 by split payment. */
export const ACCOUNT_ONLY_ABOVE_GROSZE = 1_500_000

/** Whether an invoice has to say "mechanizm podzielonej płatności" (VAT act, art. 108a sec. 1a). */
export const needsSplitPayment = ({ lines, total }: Sale, isCompany: boolean): boolean =>
  isCompany && total.grossGrosze > ACCOUNT_ONLY_ABOVE_GROSZE && lines.some(isVehiclePart)

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

/** The lines of an order with its delivery. */
export function soldLines(order: Pick<Order, 'orderItems' | 'deliveryGrosze'>): SoldLine[] {
  const goods = order.orderItems.map(
    (line): SoldLine => ({
      orderLineId: line.id,
      title: line.title,
      shownTitle: line.shownTitle,
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

/** As accounts in Poland call it. */
const DELIVERY = 'Dostawa'

/** What is taken off a line: pieces, and grosze of their gross price. */
export type TakenOff = { orderLineId: number | null; quantity: number; grossGrosze: number }

/**
 * What an amount that goes back takes off a sale, in grosze: the goods that came back, then the delivery, then the price
 * of the dearest lines. Never more than the sale holds, since the money has gone back in any case.
 */
export function takenOffBy(amountGrosze: number, goods: readonly TakenOff[], sale: Sale): TakenOff[] {
  if (amountGrosze >= sale.total.grossGrosze)
    return sale.lines.map(({ orderLineId, quantity, grossGrosze }) => ({
      orderLineId,
      quantity,
      grossGrosze,
    }))
  let rest = amountGrosze
  const take = (most: number): number => {
    const taken = Math.min(rest, most)
    rest -= taken
    return taken
  }
  const parts = sale.lines.map((line): TakenOff & { left: number } => {
    const back = goods.find(({ orderLineId }) => orderLineId === line.orderLineId)
    const grossGrosze = take(Math.min(back?.grossGrosze ?? 0, line.grossGrosze))
    const quantity = Math.min(back?.quantity ?? 0, line.quantity)
    return { orderLineId: line.orderLineId, quantity, grossGrosze, left: line.grossGrosze - grossGrosze }
  })
  const byPrice = parts.toSorted(
    (one, other) =>
      Number(other.orderLineId === null) - Number(one.orderLineId === null) || other.left - one.left,
  )
  for (const part of byPrice) part.grossGrosze += take(part.left)
  return parts
    .map(({ left: _, ...part }) => part)
    .filter(({ quantity, grossGrosze }) => quantity > 0 || grossGrosze > 0)
}

/**
 * What is left of a sale, with its tax computed anew, and the difference. A line of which something is still owed keeps
 * a piece: then its price has changed, not its number. Null where more is taken off than there is.
 */
export function correctedSale(before: Sale, takenOff: TakenOff[]): { after: Sale; difference: Sums } | null {
  const left = before.lines.map((line): SoldLine => {
    const taken = takenOff.filter(({ orderLineId }) => orderLineId === line.orderLineId)
    const grossGrosze = taken.reduce((rest, each) => rest - each.grossGrosze, line.grossGrosze)
    const quantity = taken.reduce((rest, each) => rest - each.quantity, line.quantity)
    return { ...line, grossGrosze, quantity: quantity === 0 && grossGrosze > 0 ? line.quantity : quantity }
  })
  const isKnown = ({ orderLineId }: TakenOff) => before.lines.some((line) => line.orderLineId === orderLineId)
  if (!takenOff.every(isKnown) || left.some((line) => line.grossGrosze < 0 || line.quantity < 0)) return null
  const after = amountsOf(left)
  return { after, difference: differenceOf(before, after) }
}

/** The gross price of a piece in PLN, with as many decimals as it takes, four at most. */
export const unitPrice = ({ grossGrosze, quantity }: Pick<SoldLine, 'grossGrosze' | 'quantity'>): number =>
  quantity === 0 ? 0 : Math.round(toPln(grossGrosze) * (10_000 / quantity)) / 10_000
