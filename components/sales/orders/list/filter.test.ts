import { expect, test } from 'vitest'
import type { Order } from '@/lib/sales/orders/schema'
import { filterOrders } from './filter'

const order = (id: string, name: string, status: Order['status']): Order => ({
  id,
  name,
  status,
  userId: 'jan',
  locale: 'pl',
  orderDate: '2026-11-21T10:00:00.000Z',
  customerType: 'private_person',
  firstAndLastName: name,
  companyName: null,
  unn: null,
  contactPerson: null,
  buyerReference: null,
  recipientName: null,
  recipientPhone: null,
  remark: null,
  wishedDay: null,
  billing: null,
  email: 'jan@trakt.example',
  phone: '600100200',
  address: 'ul. Leśna 1',
  city: 'Suwałki',
  postCode: '16-400',
  country: 'PL',
  totalGrosze: 100,
  paidGrosze: 0,
  deliveryGrosze: 0,
  deliveryName: null,
  termsVersion: null,
  paidAt: null,
  paidWay: null,
  payment: null,
  isTransferDue: false,
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
  orderItems: [],
  parcels: [],
  refunds: [],
  invoices: [],
  debitNotes: [],
  invoiceRequestedAt: null,
  handedOverAt: null,
})

const orders = [
  order('K7M2Q-X9D4T', 'Łukasz Wójcik', 'Pending'),
  order('AAAAA-BBBBB', 'Jan Kowalski', 'Sent'),
]
const idsOf = (found: Order[]) => found.map(({ id }) => id)

test('without a filter every order is shown', () => {
  expect(filterOrders(orders, { status: null, search: ' ' })).toHaveLength(2)
})

test.each(['łukasz', 'LUKASZ', 'wojcik', 'k7m2q', ' x9d4t ', 'K7M2QX9D4T', 'k7m2q x9d4t'])(
  '%s finds the order by name or id',
  (search) => {
    expect(idsOf(filterOrders(orders, { status: null, search }))).toEqual(['K7M2Q-X9D4T'])
  },
)

test('the words of a product find the orders that have it', () => {
  const line = { title: 'Trakt Błoto MT', shownTitle: 'Trakt Błoto MT tire' } as Order['orderItems'][number]
  const [first, second] = orders
  if (!first || !second) throw new Error('no orders')
  const bought = [{ ...first, locale: 'en' as const, orderItems: [line] }, second]
  for (const search of ['bloto', 'mt tire'])
    expect(idsOf(filterOrders(bought, { status: null, search }))).toEqual(['K7M2Q-X9D4T'])
})

test('status and text both have to fit', () => {
  expect(idsOf(filterOrders(orders, { status: 'Sent', search: '' }))).toEqual(['AAAAA-BBBBB'])
  expect(filterOrders(orders, { status: 'Sent', search: 'łukasz' })).toEqual([])
})
