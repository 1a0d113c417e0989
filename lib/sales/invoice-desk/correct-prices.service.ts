import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { type InvalidField, ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { countryCode, unionCountries } from '@/lib/platform/values/countries'
import { decimalOf } from '@/lib/platform/values/money'
import { permilleOf, vatRates } from '@/lib/platform/values/vat'
import { DELIVERY } from '@/lib/sales/books/contents'
import { receiptOfSale } from '@/lib/sales/books/sales'
import { correctInvoice } from '@/lib/sales/invoices/issuing/correct'
import { lockOrder } from '@/lib/sales/invoices/issuing/issue.service'
import { currentDocument, readInvoice } from '@/lib/sales/invoices/queries'
import type { CorrectPrices, Invoice } from '@/lib/sales/invoices/schema'
import { overpaidOf } from '@/lib/sales/ledger/owed'
import { saleFacts } from '@/lib/sales/ledger/settle-sale.service'
import { getOrder, theShop } from '@/lib/sales/orders/queries'
import { deliveryKinds, refundedGrosze } from '@/lib/sales/orders/rules'
import type { Order, OrderLine } from '@/lib/sales/orders/schema'
import { openReturnIn } from '@/lib/sales/returns/service'
import { foreignRate } from '@/lib/shop/abroad'
import { recordChange } from '@/lib/shop/audit/service'
import { foreignRates } from '@/lib/shop/settings/load'
import { issueOnce } from './service'

/**
 * Mends wrong prices or rates of an invoiced order: the invoice is corrected to zero and a new one takes its place.
 * What was paid too much opens a return; a buyer who has not paid must have agreed to a higher total. The same again
 * changes nothing.
 * @throws ShopError order.not_found; not_found without an invoice that stands; invoice.order_canceled;
 *   invoice.payment_open while PayPal has a payment that is not done; invoice.paid_price_up; invoice.price_on_receipt;
 *   and for fields invoice.rate, invoice.consent_required, unknown_value
 */
export async function correctPrices(wanted: CorrectPrices, admin: ShopUser): Promise<Invoice> {
  const id = await transaction(async (tx) => {
    const order = await lockOrder(tx, wanted.orderId)
    if (order.status === 'Canceled') throw new ShopError('invoice.order_canceled')
    const current = await currentDocument(tx, order.id)
    if (!current?.buyer || current.document.sale.total.grossGrosze === 0) throw new ShopError('not_found')
    const changes = changesOf(order, wanted)
    const deliveryGrosze = wanted.deliveryGrosze ?? order.deliveryGrosze
    const deliveryRise = deliveryGrosze - order.deliveryGrosze
    if (changes.length === 0 && deliveryRise === 0) return current.originalId
    if (await receiptOfSale(order.id, tx)) throw new ShopError('invoice.price_on_receipt')
    const riseGrosze = changes.reduce(
      (sum, { was, is }) => sum + (is - was.priceGrosze) * was.quantity,
      deliveryRise,
    )
    assertAffordable(order, riseGrosze, wanted.isAgreed)
    await assertNoOpenPayment(tx, order.id)
    const reason = () => 'Błędna cena lub stawka VAT'
    await correctInvoice(tx, { orderId: order.id, owed: [], reason, by: admin })
    await writePrices(tx, order, changes, { deliveryGrosze, totalGrosze: order.totalGrosze + riseGrosze })
    const delivery = (grosze: number) => (deliveryRise ? [`${DELIVERY}: ${decimalOf(grosze)} PLN`] : [])
    const priced = changes.map(({ was, is, vatRate }) => ({ ...was, priceGrosze: is, vatRate }))
    await recordChange(tx, admin, {
      action: 'order.prices',
      subject: { type: 'order', id: order.id },
      before: { prices: [...changes.map(({ was }) => said(was)), ...delivery(order.deliveryGrosze)] },
      after: {
        prices: [...priced.map(said), ...delivery(deliveryGrosze)],
        ...(riseGrosze > 0 ? { isAgreed: true } : {}),
      },
    })
    const corrected = await getOrder(order.id, theShop, tx)
    const issued = await issueOnce(tx, corrected, admin, current.buyer)
    if (riseGrosze < 0 && overpaidOf(await saleFacts(tx, order.id)) > 0)
      await openReturnIn(tx, { key: randomUUID(), orderId: order.id, reason: 'other' }, admin)
    return issued
  })
  return readInvoice(id)
}

type PriceChange = { was: OrderLine; is: number; vatRate: number }

const mayBeTaxedAbroad = ({ customerType, country, typeOfDelivery }: Order): boolean =>
  customerType !== 'company' &&
  unionCountries.includes(countryCode(country)) &&
  !deliveryKinds[typeOfDelivery].isHandedOverHere

function changesOf(order: Order, { lines, deliveryGrosze }: CorrectPrices): PriceChange[] {
  const isTaxedAbroad = mayBeTaxedAbroad(order)
  const faults: InvalidField[] = []
  // the order names no delivery that could have a price
  if (deliveryGrosze && order.deliveryName === null)
    faults.push({ path: 'deliveryPrice', code: 'unknown_value' })
  const changes = lines.flatMap(({ orderLineId, priceGrosze, vatRate }, place) => {
    const was = order.orderItems.find(({ id }) => id === orderLineId)
    if (!was) faults.push({ path: `lines.${place}.orderLineId`, code: 'unknown_value' })
    if (!was || (was.priceGrosze === priceGrosze && was.vatRate === vatRate)) return []
    if (was.vatRate !== vatRate && !vatRates.includes(vatRate) && !isTaxedAbroad)
      faults.push({ path: `lines.${place}.vatRate`, code: 'invoice.rate' })
    return [{ was, is: priceGrosze, vatRate }]
  })
  if (faults.length > 0) throw new ShopError('invalid', faults)
  return changes
}

function assertAffordable(order: Order, riseGrosze: number, isAgreed: boolean): void {
  if (riseGrosze <= 0) return
  if (order.paidGrosze > refundedGrosze(order)) throw new ShopError('invoice.paid_price_up')
  if (!isAgreed) throw new ShopError('invalid', [{ path: 'isAgreed', code: 'invoice.consent_required' }])
}

/** A payment that is under way was asked for at the former total. */
async function assertNoOpenPayment(tx: Transaction, orderId: string): Promise<void> {
  const open = await tx
    .selectFrom('payment')
    .select('id')
    .where('orderId', '=', orderId)
    .where('bookedGrosze', '=', 0)
    .where('status', 'not in', ['refused', 'expired'])
    .executeTakeFirst()
  if (open) throw new ShopError('invoice.payment_open')
}

async function writePrices(
  tx: Transaction,
  order: Order,
  changes: readonly PriceChange[],
  prices: Pick<Order, 'deliveryGrosze' | 'totalGrosze'>,
): Promise<void> {
  for (const { was, is, vatRate } of changes)
    await tx
      .updateTable('orderLine')
      .set({ priceGrosze: is, vatPermille: permilleOf(vatRate), vatRate: Math.round(vatRate) })
      .where('id', '=', was.id)
      .execute()
  const isRateChanged = changes.some(({ was, vatRate }) => was.vatRate !== vatRate)
  await tx
    .updateTable('shopOrder')
    .set({ ...prices, ...(isRateChanged ? { ossCountry: ossCountryOf(order, changes) } : {}) })
    .where('id', '=', order.id)
    .execute()
}

/** Code of the buyer's country if the settings have a rate for it, or Poland lacks the rate; null for Poland. */
function ossCountryOf(order: Order, changes: readonly PriceChange[]): string | null {
  if (!mayBeTaxedAbroad(order)) return null
  const entered = foreignRate(order, foreignRates())
  const rates = order.orderItems.map(
    (line) => changes.find(({ was }) => was.id === line.id)?.vatRate ?? line.vatRate,
  )
  return rates.some((rate) => rate === entered || !vatRates.includes(rate))
    ? countryCode(order.country)
    : null
}

const said = ({ title, priceGrosze, vatRate }: OrderLine): string =>
  `${title}: ${decimalOf(priceGrosze)} PLN, VAT ${vatRate}%`
