import 'server-only'
import { type Cell, moneyCell } from '@/lib/platform/csv/write'
import type { Locale } from '@/lib/platform/i18n/routing'
import { countryName } from '@/lib/platform/i18n/word-or'
import { formatPrice } from '@/lib/platform/values/money'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { onlineStates, shownStatus, wayOf } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { duePaymentState } from '@/lib/sales/payments/offered/online-closed'
import { type Words, wordsOf } from '@/lib/shop/texts/translator'
import { ordersAfter } from './panel'
import type { OrderExportQuery } from './schema'

const BATCH = 500

/**
 * The orders of the panel's filter as records of a file, newest first and its heading before them. Read piece by
 * piece, so that ten thousand orders need no more memory than five hundred.
 */
export async function* orderRecords(query: OrderExportQuery): AsyncGenerator<Cell[][]> {
  const t = wordsOf(query.locale)
  const columns = columnsIn(t, query.locale)
  let heading: Cell[][] = [columns.map(([name]) => name)]
  for (let last: Order | null = null; ; ) {
    const orders = await ordersAfter(query, last, BATCH)
    yield [...heading, ...orders.map((order) => columns.map(([, cell]) => cell(order)))]
    heading = []
    last = orders.at(-1) ?? null
    if (orders.length < BATCH) return
  }
}

function columnsIn(t: Words, locale: Locale): [name: string, cell: (order: Order) => Cell][] {
  // the way spreadsheets of every language read a moment, by the shop's clock
  const moment = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'medium',
    timeZone: SHOP_TIME_ZONE,
  })
  const billed = (field: 'street' | 'postCode' | 'city' | 'country') =>
    t('admin.file.billing', { field: t(`admin.file.${field}`) })
  return [
    [t('admin.id'), ({ id }) => id],
    [t('admin.date'), ({ orderDate }) => moment.format(new Date(orderDate))],
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
    [
      t('admin.file.wallet'),
      (order) =>
        order.payment
          ? walletIn(t, order.payment, order.totalGrosze, locale)
          : t(`admin.money.${duePaymentState(order)}`),
    ],
    [t('admin.file.paidIn'), ({ payment }) => foreign(payment)?.currency ?? null],
    [
      t('admin.file.amountPaid'),
      ({ payment }) => {
        const paid = foreign(payment)
        return paid && moneyCell(paid.amountMinor)
      },
    ],
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

/** A payment whose money came in another currency than that of the prices. */
const foreign = (payment: Order['payment']) => (payment && payment.currency !== 'PLN' ? payment : null)

function walletIn(
  t: Words,
  payment: NonNullable<Order['payment']>,
  totalGrosze: number,
  locale: Locale,
): string {
  const amount = formatPrice(totalGrosze, locale)
  const onlineState = onlineStates.find((state) => state === payment.status)
  return onlineState ? t(`admin.wallet.${onlineState}`, { amount }) : amount
}
