import { expect, test } from 'vitest'
import { csvDownload } from '@/lib/platform/csv/write'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { orderRecords } from './export'
import { markPaid } from './mark-paid.service'
import { listOrders, ordersMark, ordersSince, ordersWithIds, pendingOrders } from './panel'
import { OrderExportQuery, OrderListQuery } from './schema'
import { updateOrderStatus, updateOrderStatuses } from './update.service'

async function anOrder(name: string, { stock = 5, price = 100 } = {}) {
  const user = aCustomer()
  const tire = await aTire(stock, { price })
  await fillCart(user, [[tire, 1]])
  const { order } = await placeOrder(anOrderOf(user, { firstAndLastName: name }), user)
  return { order, tire }
}

test('of several orders each is moved, left or refused by itself, in the order given', async () => {
  const [fresh, sent, overtaken, gone] = [
    (await anOrder('Zbiorcza Pierwsza')).order,
    (await anOrder('Zbiorcza Druga')).order,
    (await anOrder('Zbiorcza Trzecia')).order,
    await anOrder('Zbiorcza Czwarta', { stock: 1 }),
  ]
  await updateOrderStatus({ orderId: sent.id, status: 'Sent' }, anAdministrator)
  await updateOrderStatus({ orderId: overtaken.id, status: 'Delivered' }, anAdministrator)
  await updateOrderStatus({ orderId: gone.order.id, status: 'Canceled' }, anAdministrator)
  await db().product.update({ where: { id: gone.tire.id }, data: { quantityInStock: 0 } })
  const results = await updateOrderStatuses(
    {
      status: 'Sent',
      orders: [
        { id: fresh.id, expectedStatus: 'Pending' },
        { id: sent.id, expectedStatus: 'Pending' },
        { id: overtaken.id, expectedStatus: 'Pending' },
        { id: gone.order.id, expectedStatus: 'Canceled' },
        { id: 'NOBOD-YHAS1', expectedStatus: 'Pending' },
      ],
    },
    anAdministrator,
  )
  expect(results.map(({ outcome, code, order }) => [outcome, code, order?.status])).toEqual([
    ['moved', null, 'Sent'],
    ['unchanged', null, 'Sent'],
    ['refused', 'order.changed', 'Delivered'],
    ['refused', 'cart.out_of_stock', 'Canceled'],
    ['refused', 'order.not_found', undefined],
  ])
})

test('the panel sorts by every column, both ways, statuses in the order an order passes through them', async () => {
  const made = [
    (await anOrder('Sortowany Celina', { price: 300 })).order,
    (await anOrder('Sortowany Łukasz', { price: 100 })).order,
    (await anOrder('Sortowany Adam', { price: 200 })).order,
  ]
  await updateOrderStatus({ orderId: made[1]?.id ?? '', status: 'Delivered' }, anAdministrator)
  await updateOrderStatus({ orderId: made[2]?.id ?? '', status: 'In Processing' }, anAdministrator)
  const sorted = async (sort: string) => {
    const { orders } = await listOrders(OrderListQuery.parse({ search: 'Sortowany', sort }))
    return orders.map(({ name }) => name.split(' ')[1])
  }
  expect(await sorted('')).toEqual(['Adam', 'Łukasz', 'Celina'])
  expect(await sorted('date')).toEqual(['Celina', 'Łukasz', 'Adam'])
  expect(await sorted('customer')).toEqual(['Adam', 'Celina', 'Łukasz'])
  expect(await sorted('-customer')).toEqual(['Łukasz', 'Celina', 'Adam'])
  expect(await sorted('total')).toEqual(['Łukasz', 'Adam', 'Celina'])
  expect(await sorted('-total')).toEqual(['Celina', 'Adam', 'Łukasz'])
  expect(await sorted('status')).toEqual(['Celina', 'Adam', 'Łukasz'])
  expect(await sorted('-status')).toEqual(['Łukasz', 'Adam', 'Celina'])
  expect((await sorted('id')).toReversed()).toEqual(await sorted('-id'))
})

test('an order is found by its number as it is read out: without the hyphen, with a space, in small letters, begun', async () => {
  const { id } = (await anOrder('Szukany Numer')).order
  const typed = [
    id,
    id.toLowerCase(),
    id.replace('-', ''),
    id.replace('-', ' '),
    id.slice(0, 7),
    id.slice(0, 4),
  ]
  for (const search of typed) {
    const { orders } = await listOrders(OrderListQuery.parse({ search }))
    expect([search, orders.map((order) => order.id)]).toEqual([search, expect.arrayContaining([id])])
  }
  expect((await listOrders(OrderListQuery.parse({ search: '-' }))).orders).toEqual([])
})

test('what is placed after the list was made is counted, what was there is not', async () => {
  await anOrder('Wcześniejsza')
  const mark = await ordersMark()
  await anOrder('Późniejsza')
  await anOrder('Jeszcze Późniejsza')
  expect((await ordersSince(new Date(mark.since))) - mark.seen).toBe(2)
})

test('a file holds every order of the filter once, over all its pieces', async () => {
  // several pieces, and many orders of one and the same moment where two of them meet
  await db().$executeRaw`
    INSERT INTO shop_order (id, user_id, order_date, status, customer_type, first_and_last_name, email, phone, address,
      city, post_code, country, billing_address, billing_city, billing_post_code, billing_country, type_of_delivery,
      type_of_payment, total_grosze)
    SELECT 'FILE-' || n, 'buyer', timestamptz '2026-01-01' + (n / 300) * interval '1 hour', 'Sent', 'private_person',
      'Plikowa Klientka', 'b@example.com', '+48600700800', '-A', 'B', '00-001', 'PL', 'C', 'D', 'NW1 6XE', 'GB',
      'shipping_to_another_address', 'payment_at_delivery', 123456
    FROM generate_series(1, 1200) AS n`
  await db().$executeRaw`
    INSERT INTO order_line (order_id, product_id, product_type, title, url, price_grosze, quantity)
    SELECT o.id, ${(await aTire(1)).id}, 'Tire', 'Opona', '', 61728, 2 FROM shop_order o WHERE o.id LIKE 'FILE-%'`
  const query = OrderExportQuery.parse({ search: 'Plikowa', status: 'Sent', locale: 'pl' })
  const text = await csvDownload(orderRecords(query), { fileName: 'a.csv', locale: 'pl' }).text()
  const lines = text.trimEnd().split('\r\n').slice(1)
  expect(new Set(lines.map((line) => line.split(';')[0])).size).toBe(1200)
  expect(lines).toHaveLength(1200)
  expect(lines[0]).toContain(";+48600700800;'-A;00-001;B;Polska;C;NW1 6XE;D;Wielka Brytania;")
  expect(lines[0]).toMatch(/;2 x Opona;2;;0,00;1234,56$/)
})

test('an order is found by e-mail, phone, tax id, city, product and SKU, with signs and without', async () => {
  const user = aCustomer()
  const tire = await aTire(5, { title: 'Trakt Wydma AT 31x10.50 R15 109Q' })
  await db().product.update({ where: { id: tire.id }, data: { sku: 'WYD-31' } })
  await fillCart(user, [[tire, 1]])
  const company = { customerType: 'company', companyName: 'Piach', unn: '526-104-08-28' } as const
  const { order } = await placeOrder(
    anOrderOf(user, { ...company, city: 'Żółwin', phone: '+48 501 222 333', locale: 'pl' }),
    user,
  )
  const found = async (search: string) =>
    (await listOrders(OrderListQuery.parse({ search }))).orders.map(({ id }) => id)
  const typed = [
    user.email.slice(0, -4),
    '501 222 333',
    '501-222-333',
    '526 104 08 28',
    'PL5261040828',
    'zolwin',
    'wydma',
    '31 x 10,50',
    'wyd-31',
  ]
  for (const search of typed) expect([search, await found(search)]).toEqual([search, [order.id]])
  // signs that mean something to LIKE or to SQL mean themselves
  for (const search of ['żół%in', 'zolwi_', "zolwin' OR 1=1 --", '\\', '%%%%', '____'])
    expect([search, await found(search)]).toEqual([search, []])
})

test('orders are filtered by day, delivery and payment, in the list and in its file', async () => {
  const [old, cash, wallet, open] = [
    (await anOrder('Filtrowana')).order,
    (await anOrder('Filtrowana')).order,
    (await anOrder('Filtrowana')).order,
    (await anOrder('Filtrowana')).order,
  ]
  // half past midnight in Poland, and still the day before in London
  await db().shopOrder.update({
    where: { id: old.id },
    data: { orderDate: new Date('2025-07-01T22:30:00Z') },
  })
  await markPaid({ orderId: cash.id, isPaid: true }, anAdministrator)
  await db().payment.create({
    data: { orderId: wallet.id, requestId: wallet.id, status: 'pending', amountMinor: 100, currency: 'USD' },
  })
  const [transfer, arrived] = [(await anOrder('Filtrowana')).order, (await anOrder('Filtrowana')).order]
  await db().shopOrder.updateMany({
    where: { id: { in: [transfer.id, arrived.id] } },
    data: { typeOfPayment: 'bank_transfer' },
  })
  await markPaid({ orderId: arrived.id, isPaid: true, way: 'transfer' }, anAdministrator)
  const filtered = async (filter: object) => {
    const query = OrderListQuery.parse({ search: 'Filtrowana', ...filter })
    const file: string[] = []
    const wanted = OrderExportQuery.parse({ search: 'Filtrowana', ...filter })
    for await (const records of orderRecords(wanted)) file.push(...records.map(([id]) => String(id)))
    const ids = (await listOrders(query)).orders.map(({ id }) => id)
    expect(file.slice(1).sort()).toEqual(ids.toSorted())
    return ids.sort()
  }
  expect(await filtered({ from: '2025-07-02', to: '2025-07-02' })).toEqual([old.id])
  expect(await filtered({ to: '2025-07-01' })).toEqual([])
  expect(await filtered({ from: '2026-01-01' })).toEqual(
    [cash.id, wallet.id, open.id, transfer.id, arrived.id].sort(),
  )
  expect(await filtered({ payment: 'at_delivery' })).toEqual([cash.id])
  expect(await filtered({ payment: 'paypal' })).toEqual([wallet.id])
  expect(await filtered({ payment: 'unpaid' })).toEqual([old.id, open.id, transfer.id].sort())
  expect(await filtered({ payment: 'awaited' })).toEqual([transfer.id])
  expect(await filtered({ payment: 'by_transfer' })).toEqual([arrived.id])
  expect(await filtered({ delivery: 'delivery_with_assembly' })).toEqual([])
  expect(await filtered({ delivery: 'shipping_to_customer' })).toHaveLength(6)
})

test('orders that nobody has taken up are counted, to a hundred at most', async () => {
  const before = await pendingOrders()
  const { order } = await anOrder('Nowa')
  expect(await pendingOrders()).toBe(before + 1)
  await updateOrderStatus({ orderId: order.id, status: 'In Processing' }, anAdministrator)
  expect(await pendingOrders()).toBe(before)
  await db().$executeRaw`UPDATE shop_order SET status = 'Pending' WHERE id LIKE 'FILE-%'`
  expect(await pendingOrders()).toBe(100)
})

test('several orders are read at once in the order asked for, without those that do not exist', async () => {
  const [one, other] = [(await anOrder('Drukowana')).order, (await anOrder('Drukowana')).order]
  const read = await ordersWithIds([other.id, 'NOBOD-YHAS1', one.id])
  expect(read.map(({ id }) => id)).toEqual([other.id, one.id])
})

test("an order is found by the number that a company's own books give it, whatever its case", async () => {
  const user = aCustomer()
  await fillCart(user, [[await aTire(1), 1]])
  const company = { customerType: 'company', companyName: 'Żwirownia', unn: '5261040828' } as const
  const { order } = await placeOrder(anOrderOf(user, { ...company, buyerReference: 'ZK/Łęg/2026' }), user)
  expect(order.buyerReference).toBe('ZK/Łęg/2026')
  const { orders } = await listOrders(OrderListQuery.parse({ search: 'zk/leg' }))
  expect(orders.map(({ id }) => id)).toEqual([order.id])
})

test('an order is found by the words of names and address in any order and in part', async () => {
  const user = aCustomer()
  await fillCart(user, [[await aTire(1), 1]])
  const company = { customerType: 'company', companyName: 'Gęś i Spółka', unn: '5261040828' } as const
  const { order } = await placeOrder(
    anOrderOf(user, {
      ...company,
      contactPerson: 'Agnieszka Szymańska',
      address: 'ul. Kręta Ścieżka 17a',
      city: 'Suwałki',
      postCode: '16-400',
    }),
    user,
  )
  const found = async (search: string) =>
    (await listOrders(OrderListQuery.parse({ search }))).orders.map(({ id }) => id)
  for (const search of [
    'agnieszka szym',
    'Szymańska Agnieszka',
    'spolka ges',
    'szymanska suwalki',
    'sciezka kreta 17a',
    '16-400 szym',
    '16400 szym',
  ])
    expect([search, await found(search)]).toEqual([search, [order.id]])
  expect(await found('szymanska lublin')).toEqual([])
})

test('a phone number is found with the prefix of Poland and without, whichever was stored', async () => {
  const place = async (phone: string) => {
    const user = aCustomer()
    await fillCart(user, [[await aTire(1), 1]])
    return (await placeOrder(anOrderOf(user, { phone }), user)).order.id
  }
  const [bare, prefixed] = [await place('602 111 224'), await place('+48 602 111 225')]
  const found = async (search: string) =>
    (await listOrders(OrderListQuery.parse({ search }))).orders.map(({ id }) => id)
  for (const [last, id] of [
    ['224', bare],
    ['225', prefixed],
  ] as const)
    for (const start of ['+48602111', '0048 602 111 ', '48 602-111-', '602 111 ', '602111', '(+48) 602 111 '])
      expect([start + last, await found(start + last)]).toEqual([start + last, [id]])
})

test('an order is found by the number of its parcel and of its invoice', async () => {
  const { order } = await anOrder('Paczkowa')
  const number = '620111009999-33221'
  await db().parcel.create({ data: { orderId: order.id, carrier: 'inpost', number, notedBy: 'anna' } })
  const user = aCustomer()
  await fillCart(user, [[await aTire(1), 1]])
  const company = { customerType: 'company', companyName: 'Faktura', unn: '5261040828' } as const
  const invoiced = (await placeOrder(anOrderOf(user, company), user)).order
  const invoice = await issueInvoice(invoiced.id, anAdministrator)
  const found = async (search: string) =>
    (await listOrders(OrderListQuery.parse({ search }))).orders.map(({ id }) => id)
  for (const search of [number, '6201 1100 9999 33221', '620111009999'])
    expect([search, await found(search)]).toEqual([search, [order.id]])
  const [series = '', rest = ''] = invoice.number.split(' ')
  for (const search of [invoice.number, `${series.toLowerCase()}${rest}`, rest])
    expect([search, await found(search)]).toEqual([search, [invoiced.id]])
})
