import type { ShownTitle } from '@/lib/catalog/titles/product-title'
import { defaultLocale, type Locale } from '@/lib/platform/i18n/routing'
import { formatDate } from './dates'
import { deliveryKinds } from './rules'
import type { Order, OrderLine } from './schema'

const wishes = ['recipientName', 'recipientPhone', 'remark', 'wishedDay'] as const
type Wish = (typeof wishes)[number]

/** The buyer's wishes for the delivery, each with the key of its label in `orders`. */
export const wishesOf = (order: Pick<Order, Wish>, locale: Locale): [Wish, string][] =>
  wishes.flatMap((name): [Wish, string][] => {
    const said = order[name]
    if (!said) return []
    return [[name, name === 'wishedDay' ? formatDate(said, locale) : said]]
  })

/** The title under which a line was sold: in the language that its buyer ordered in, else the stored one. */
export const lineTitle = ({ locale }: Pick<Order, 'locale'>, line: OrderLine): ShownTitle =>
  line.shownTitle === null ? { text: line.title, locale: defaultLocale } : { text: line.shownTitle, locale }

/** Where an order goes, as its form has it: the recipient is left out where that is always the buyer. */
export type ShownAddress = Pick<Order, 'address' | 'postCode' | 'city'> & {
  recipientName?: string
  recipientPhone?: string
}

export function shownAddress(order: Order): ShownAddress {
  const { address, postCode, city, recipientName, recipientPhone, typeOfDelivery } = order
  const { isElsewhere } = deliveryKinds[typeOfDelivery]
  return {
    address,
    postCode,
    city,
    ...(isElsewhere ? { recipientName: recipientName ?? '', recipientPhone: recipientPhone ?? '' } : {}),
  }
}

/** The way to the form of a complaint, with the number of an order where one is meant. */
export const complaintPath = (orderId?: string): string =>
  orderId ? `/complaint?order=${encodeURIComponent(orderId)}` : '/complaint'

/** Where the QR code of the notice of the legal guarantee leads to (Regulation 2025/1960). */
export const guaranteeExplained = (locale: Locale): string =>
  `https://europa.eu/youreurope/${locale === 'en' ? 'guarantees' : 'gwarancje'}`

/** The way to the withdrawal function, with the number of an order where one is meant. */
export const withdrawalPath = (orderId?: string): string =>
  orderId ? `/withdrawal?order=${encodeURIComponent(orderId)}` : '/withdrawal'
