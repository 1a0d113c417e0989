import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import type { Locale } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { shopTimestamp } from '@/lib/platform/time/clock'
import { isPoland } from '@/lib/platform/values/countries'
import { formatPrice } from '@/lib/platform/values/money'
import { duePaymentState } from '@/lib/sales/orders/due-payment'
import { deliveryKinds, isToCollect, onlineStates, shownStatus, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { type Translator, wordsOf } from '@/lib/shop/texts/translator'
import { type Goods, goodsOf } from './goods'
import { orderBatches, ordersWithIds } from './panel'
import type { CourierExportQuery, OrderExportQuery } from './schema'

/** The orders of the panel's filter as records of a file, newest first, read piece by piece to spare memory. */
export async function* orderRecords(query: OrderExportQuery): AsyncGenerator<Cell[][]> {
  const t = wordsOf(query.locale)
  const columns = columnsIn(t, query.locale)
  yield [columns.map(([name]) => name)]
  for await (const orders of orderBatches(query))
    yield orders.map((order) => columns.map(([, cell]) => cell(order)))
}

function columnsIn(t: Translator, locale: Locale): [name: string, cell: (order: Order) => Cell][] {
  const billed = (field: 'street' | 'postCode' | 'city' | 'country') =>
    t('admin.file.billing', { field: t(`admin.file.${field}`) })
  return [
    [t('admin.id'), ({ id }) => id],
    [t('admin.date'), ({ orderDate }) => shopTimestamp(new Date(orderDate))],
    [t('admin.status'), (order) => t(`orders.statuses.${shownStatus(order)}`)],
    [t('admin.customer'), ({ name }) => name],
    [t('admin.taxId'), ({ unn }) => unn],
    [t('orders.contactPerson'), ({ contactPerson }) => contactPerson],
    [t('orders.buyerReference'), ({ buyerReference }) => buyerReference],
    [t('admin.file.email'), ({ email }) => email],
    [t('admin.file.phone'), ({ phone }) => phone],
    [t('admin.file.street'), ({ address }) => address],
    [t('admin.file.postCode'), ({ postCode }) => postCode],
    [t('admin.file.city'), ({ city }) => city],
    [t('admin.file.country'), ({ country }) => countryName(t, country)],
    [billed('street'), ({ billing }) => billing?.address ?? null],
    [billed('postCode'), ({ billing }) => billing?.postCode ?? null],
    [billed('city'), ({ billing }) => billing?.city ?? null],
    [billed('country'), ({ billing }) => billing && countryName(t, billing.country)],
    [t('orders.recipientName'), ({ recipientName }) => recipientName],
    [t('orders.recipientPhone'), ({ recipientPhone }) => recipientPhone],
    [t('orders.remark'), ({ remark }) => remark],
    [t('orders.wishedDay'), ({ wishedDay }) => wishedDay],
    [t('admin.delivery'), ({ typeOfDelivery }) => t(`admin.deliveries.${typeOfDelivery}`)],
    [t('admin.payment'), (order) => t(`orders.payments.${wayOf(order)}`)],
    [t('admin.file.wallet'), (order) => walletIn(t, order, locale)],
    [t('admin.file.paidIn'), ({ payment }) => foreign(payment)?.currency ?? null],
    [t('admin.file.amountPaid'), ({ payment }) => foreign(payment)?.amount ?? null],
    [
      t('admin.products'),
      ({ orderItems }) =>
        orderItems.map(({ quantity, title }) => t('orders.line', { quantity, title })).join(', '),
    ],
    [t('admin.file.pieces'), ({ orderItems }) => orderItems.reduce((sum, line) => sum + line.quantity, 0)],
    [t('admin.file.deliveryName'), ({ deliveryName }) => deliveryName],
    [t('admin.file.deliveryPrice'), ({ deliveryGrosze }) => moneyCell(deliveryGrosze)],
    [t('admin.file.total'), ({ totalGrosze }) => moneyCell(totalGrosze)],
  ]
}

/** A payment in another currency than that of the prices. */
const foreign = (payment: Order['payment']) =>
  payment && payment.currency !== 'PLN'
    ? { currency: payment.currency, amount: moneyCell(payment.amountMinor) }
    : null

function walletIn(t: Translator, order: Order, locale: Locale): string {
  if (!order.payment) return t(`admin.money.${duePaymentState(order)}`)
  const amount = formatPrice(order.totalGrosze, locale)
  const onlineState = onlineStates.find((state) => state === order.payment?.status)
  return onlineState ? t(`admin.wallet.${onlineState}`, { amount }) : amount
}

/** The columns of a courier's file. Its program is taught them once, and skips those that it has no use for. */
const columns: [name: string, cell: (order: Order, goods: Map<number, Goods>) => Cell][] = [
  ['reference', ({ id }) => id],
  ['name', (order) => order.recipientName ?? order.firstAndLastName ?? order.contactPerson],
  ['company', ({ companyName }) => companyName],
  ['street', ({ address }) => address],
  ['post_code', ({ postCode }) => postCode],
  ['city', ({ city }) => city],
  ['country', ({ country }) => (isPoland(country) ? 'PL' : country)],
  ['phone', ({ recipientPhone, phone }) => bareNumber(recipientPhone ?? phone)],
  ['email', ({ email }) => email],
  // PLN, with two decimals
  ['cash_on_delivery', (order) => ((isToCollect(order) ? order.totalGrosze : 0) / 100).toFixed(2)],
  // parcels, not products: those noted on the order, or one while none are noted
  ['pieces', ({ parcels }) => Math.max(1, parcels.length)],
  // kg of all products; empty where one of them was never weighed
  ['weight', (order, goods) => weightOf(order, goods)],
  ['remark', ({ remark }) => remark],
]

const heading = columns.map(([name]) => name)

async function courierRows(orders: Order[]): Promise<Cell[][]> {
  const goods = await goodsOf(orders)
  return orders.map((order) => columns.map(([, cell]) => cell(order, goods)))
}

/** Digits as E.164 has them, without the plus, which a spreadsheet would run. Nine digits are Polish. */
export function bareNumber(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '')
  return digits.length === 9 && !phone.trim().startsWith('+') ? `48${digits}` : digits
}

function weightOf({ orderItems }: Order, goods: Map<number, Goods>): number | null {
  const weights = orderItems.map(({ productId, quantity }) => {
    const piece = goods.get(productId)?.weight ?? null
    return piece === null ? null : piece * quantity
  })
  const known = weights.filter((weight) => weight !== null)
  if (known.length < weights.length) return null
  return Math.round(known.reduce((sum, weight) => sum + weight, 0) * 100) / 100
}

const isForCourier = ({ status, typeOfDelivery }: Order) =>
  status !== 'Canceled' && !deliveryKinds[typeOfDelivery].isHandedOverHere

/** The picked orders but canceled ones and those that are picked up, in the order of their ids. */
export async function* pickedCourierRecords(ids: string[]): AsyncGenerator<Cell[][]> {
  const orders = await ordersWithIds(ids)
  yield [heading, ...(await courierRows(orders.filter(isForCourier)))]
}

/** The orders of the panel's filter that are still to be sent by courier, newest first. */
export async function* courierRecords(filter: CourierExportQuery): AsyncGenerator<Cell[][]> {
  yield [heading]
  for await (const orders of orderBatches({ ...filter, isToSend: true })) yield await courierRows(orders)
}
