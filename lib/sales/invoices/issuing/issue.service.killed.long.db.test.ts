import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { runToDeath } from '@/lib/platform/database/killed-testing'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'

const fixture = fileURLToPath(new URL('issue-and-die.fixture.ts', import.meta.url))

/** Issues invoices in a process of its own that dies before a statement; what it printed, if it lived. */
const issueAndDie = (dieBefore: number, orderIds: string[]) => runToDeath(fixture, [dieBefore, ...orderIds])

async function anOrder(): Promise<string> {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  return (await placePatiently(user)).order.id
}

test('a server killed at any statement while three invoices are issued leaves no gap and none doubled', {
  timeout: 900_000,
}, async () => {
  for (let dieBefore = 1; ; dieBefore++) {
    const orderIds = [await anOrder(), await anOrder(), await anOrder()]
    const lived = await issueAndDie(dieBefore, orderIds)
    // another server goes on at once; PostgreSQL lets go of the dead one's counter by itself
    for (const id of orderIds) await issueInvoice(id, anAdministrator)

    const rows = await db().invoice.findMany({ orderBy: { ordinal: 'asc' } })
    expect(rows.map(({ ordinal }) => ordinal)).toEqual(rows.map((_, index) => index + 1))
    const own = rows.filter(({ orderId }) => orderIds.includes(orderId))
    expect(own).toHaveLength(orderIds.length)
    const eventKeys = own.map(({ id }) => `invoice.issued:${id}`)
    expect(await db().outbox.count({ where: { eventKey: { in: eventKeys } } })).toBe(orderIds.length)
    if (lived) return
  }
})
