import 'server-only'
import type { Cell } from '@/lib/platform/csv/write'
import { isPoland } from '@/lib/platform/values/countries'
import { deliveryKinds, isToCollect } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { type Goods, goodsOf } from './goods'
import { orderBatches, ordersWithIds } from './panel'
import type { CourierExportQuery } from './schema'

/** The columns that the import of a courier's program is told once; what it does not use it leaves out. */
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
  // parcels, not products: those noted on the order, or one until whoever packs says more
  ['pieces', ({ parcels }) => Math.max(1, parcels.length)],
  // kg of all products; empty where one of them was never weighed
  ['weight', (order, goods) => weightOf(order, goods)],
  ['remark', ({ remark }) => remark],
]

const heading = columns.map(([name]) => name)

async function recordsOf(orders: Order[]): Promise<Cell[][]> {
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
  yield [heading, ...(await recordsOf(orders.filter(isForCourier)))]
}

/** The orders of the panel's filter that are still to be sent by courier, newest first. */
export async function* courierRecords(filter: CourierExportQuery): AsyncGenerator<Cell[][]> {
  yield [heading]
  for await (const orders of orderBatches({ ...filter, isToSend: true })) yield await recordsOf(orders)
}
