import 'server-only'
import { toPln } from '@/lib/core/values/money'
import type { Cell } from '@/lib/csv/write'
import { isPoland, isToCollect } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'
import { ordersAfter, ordersWithIds } from './panel'
import type { CourierExportQuery } from './schema'

const BATCH = 500

/** The columns that the import of a courier's program is told once; what it does not use it leaves out. */
const columns: [name: string, cell: (order: Order) => Cell][] = [
  ['reference', ({ id }) => id],
  ['name', ({ firstAndLastName, contactPerson }) => firstAndLastName ?? contactPerson],
  ['company', ({ companyName }) => companyName],
  ['street', ({ address }) => address],
  ['post_code', ({ postCode }) => postCode],
  ['city', ({ city }) => city],
  ['country', ({ country }) => (isPoland(country) ? 'PL' : country)],
  ['phone', ({ phone }) => phone],
  ['email', ({ email }) => email],
  // PLN
  ['cash_on_delivery', (order) => (isToCollect(order) ? toPln(order.totalGrosze) : 0)],
  ['pieces', ({ orderItems }) => orderItems.reduce((sum, line) => sum + line.quantity, 0)],
  // kg: weighed by whoever packs the parcel
  ['weight', () => null],
]

const heading = columns.map(([name]) => name)
const record = (order: Order) => columns.map(([, cell]) => cell(order))

/** The picked orders but canceled ones, in the order of their ids. */
export async function* pickedCourierRecords(ids: string[]): AsyncGenerator<Cell[][]> {
  const orders = await ordersWithIds(ids)
  yield [heading, ...orders.filter(({ status }) => status !== 'Canceled').map(record)]
}

/** The orders of the panel's filter that are still to be sent by courier, newest first. */
export async function* courierRecords(filter: CourierExportQuery): AsyncGenerator<Cell[][]> {
  yield [heading]
  for (let last: Order | null = null; ; ) {
    const orders = await ordersAfter({ ...filter, isToSend: true }, last, BATCH)
    yield orders.map(record)
    last = orders.at(-1) ?? null
    if (orders.length < BATCH) return
  }
}
