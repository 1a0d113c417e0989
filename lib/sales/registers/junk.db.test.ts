import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { POST } from '@/app/api/admin/junk/route'
import { complaintsOfOrder, registeredComplaints } from '@/lib/customers/complaints/queries'
import { answerComplaint } from '@/lib/customers/complaints/service'
import { erasePastData } from '@/lib/customers/directory/erasure.service'
import { changeJunk, deleteJunkFrom, deleteOldJunk } from '@/lib/customers/junk/service'
import { registeredReports } from '@/lib/customers/safety/queries'
import { SafetyReport } from '@/lib/customers/safety/schema'
import { changeReport, receiveReport } from '@/lib/customers/safety/service'
import { openComplaints, openWithdrawals, strayMoney } from '@/lib/office/dashboard/waiting'
import { db } from '@/lib/platform/database/db'
import { customerHistory } from '@/lib/sales/order-desk/customer-history'
import { aCustomer, anAdministrator, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { registeredReturns, returnsOfOrder } from '@/lib/sales/returns/queries'
import { assignOrder } from '@/lib/sales/returns/service'
import { giveBack, open } from '@/lib/sales/returns/testing'
import { Withdrawal } from '@/lib/sales/withdrawal/schema'
import { receiveWithdrawal } from '@/lib/sales/withdrawal/service'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { JUNK_DAYS, type JunkChange, type RegisterName } from './schema'
import { listed } from './testing'

let senders = 0
const from = () => new Headers({ 'x-forwarded-for': `192.0.2.${++senders}`, 'user-agent': 'test' })
const dueIn = (days: number) => new Date(Date.now() + days * 86_400_000)

async function anOrder() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(5), 1]])
  return { user, order: (await placePatiently(user)).order }
}

const aComplaint = (more: object = {}) =>
  db().complaint.create({
    data: {
      key: randomUUID(),
      name: 'Jan Zmyślony',
      email: `junk-${++senders}@example.com`,
      orderNumber: 'ZZZZZ-ZZZZZ',
      goods: 'Opona',
      fault: 'Bąbel',
      wish: 'repair',
      locale: 'pl',
      answerDueOn: dueIn(14),
      ...more,
    },
  })

async function aWithdrawal(more: object = {}) {
  const email = `withdrawn-${++senders}@example.com`
  const typed = { locale: 'pl', name: 'Jan Zmyślony', orderNumber: 'ZZZZZ-ZZZZZ', email, ...more }
  await receiveWithdrawal(Withdrawal.parse(typed), randomUUID(), from())
  return db().withdrawal.findFirstOrThrow({ orderBy: { id: 'desc' } })
}

async function aReport(more: object = {}) {
  const report = {
    product: 'Opona',
    what_happened: 'Pękła.',
    from_name: 'Jan Zmyślony',
    from_email: `reporter-${++senders}@example.com`,
    ...more,
  }
  await receiveReport(SafetyReport.parse(report), from())
  return db().safetyReport.findFirstOrThrow({ orderBy: { id: 'desc' } })
}

const mark = (register: RegisterName, ids: number[], more: Partial<JunkChange> = {}) =>
  changeJunk({ register, isJunk: true, withOrders: false, entries: { ids }, ...more }, anAdministrator)
const takeBack = (register: RegisterName, ids: number[]) => mark(register, ids, { isJunk: false })
const mailsTo = (email: string) =>
  standIns().resend.sent.filter(({ mail }) => [mail.to].flat().includes(email)).length

afterEach(async () => {
  await db().complaint.deleteMany()
  await db().safetyReport.deleteMany()
  await db().withdrawal.deleteMany({ where: { refunds: { none: {} } } })
})

describe('a known sender', () => {
  test.each<[string, object, boolean]>([
    ['the address of the order', { email: 'KNOWN' }, true],
    ['a word of the name from another address, in any order and without marks', { name: 'zolc, Ł.' }, true],
    ['the number alone', { name: 'Obcy Człowiek' }, false],
    ['an unknown number', { email: 'KNOWN', orderNumber: 'ZZZZZ-ZZZZZ' }, false],
  ])('is found out by %s', async (_, more, isKnown) => {
    const { user, order } = await anOrder()
    const typed = { orderNumber: order.id, ...more }
    const email = 'email' in typed ? String(user.email).toUpperCase() : `other-${++senders}@example.com`
    const row = await aWithdrawal({ ...typed, email })
    expect(row.isKnown).toBe(isKnown)
  })

  test('is first in each register and on the dashboard, and among these what is due first', async () => {
    const { user, order } = await anOrder()
    const known = { orderId: order.id, email: user.email }
    await aComplaint({ answerDueOn: dueIn(1) })
    const later = await aComplaint({ ...known, answerDueOn: dueIn(9) })
    const sooner = await aComplaint({ ...known, answerDueOn: dueIn(8) })
    const { rows } = await registeredComplaints(listed())
    expect(rows.map(({ id }) => id).slice(0, 2)).toEqual([sooner.id, later.id])
    expect((await openComplaints()).open[0]?.id).toBe(sooner.id)
    expect((await complaintsOfOrder(order.id)).map(({ id }) => id)).toEqual([later.id, sooner.id])

    const real = await aWithdrawal({ orderNumber: order.id, email: user.email })
    await aWithdrawal()
    expect((await registeredReturns(listed())).rows[0]?.id).toBe(real.id)
    expect((await openWithdrawals()).open[0]?.id).toBe(real.id)

    const report = await aReport({ from_email: user.email })
    await aReport()
    expect((await registeredReports(listed())).rows[0]).toMatchObject({ id: report.id, isKnown: true })
    expect((await registeredReports(listed({ sender: 'unknown' }))).total).toBe(1)
  })

  test('is whom the staff names the order for', async () => {
    const { order } = await anOrder()
    const { id, version } = await aWithdrawal({ name: 'Obcy Człowiek' })
    await assignOrder(id, { version, orderId: order.id }, anAdministrator)
    expect((await registeredReturns(listed({ sender: 'known' }))).rows.map((row) => row.id)).toEqual([id])
  })
})

describe('junk', () => {
  test('is marked only by who may change orders', async () => {
    const response = await POST(
      new Request('http://127.0.0.1:3000/api/admin/junk', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ register: 'safety', isJunk: true, entries: { ids: [1] } }),
      }),
      { params: Promise.resolve({}) },
    )
    expect(response.status).toBe(401)
  })

  test('is not what names an order of the shop, until somebody has said so', async () => {
    const { user, order } = await anOrder()
    const complaint = await aComplaint({ orderId: order.id, name: 'Obcy Człowiek' })
    const withdrawal = await aWithdrawal({ orderNumber: order.id })
    const report = await aReport({ from_email: user.email })
    for (const [register, { id }] of [
      ['complaints', complaint],
      ['returns', withdrawal],
      ['safety', report],
    ] as const) {
      expect(await mark(register, [id]), register).toEqual({ changed: 0, kept: 1 })
      expect(await mark(register, [id], { withOrders: true }), register).toEqual({ changed: 1, kept: 0 })
    }
  })

  test('is not what the shop has dealt with', async () => {
    const answered = await aComplaint()
    await answerComplaint(answered.id, { state: 'refused', answer: 'Nie.', version: 1 }, anAdministrator)
    expect(await mark('complaints', [answered.id])).toEqual({ changed: 0, kept: 0 })
    const { order } = await anOrder()
    const opened = await open(order.id)
    expect(await mark('returns', [opened], { withOrders: true })).toEqual({ changed: 0, kept: 0 })
    const closed = await aReport()
    await changeReport(closed.id, { state: 'closed', note: '', version: 1 }, anAdministrator)
    expect(await mark('safety', [closed.id])).toEqual({ changed: 0, kept: 0 })
  })

  test('gets no answer, waits for nobody, holds nothing back and is shown nowhere but in its own list', async () => {
    const { user, order } = await anOrder()
    await db().shopOrder.update({
      where: { id: order.id },
      data: { status: 'Canceled', paidAt: new Date(), paidBy: 'x', paidByName: 'x' },
    })
    const complaint = await aComplaint({ orderId: order.id, answerDueOn: dueIn(14) })
    const withdrawal = await aWithdrawal({ orderNumber: order.id, email: user.email })
    const report = await aReport()
    expect((await strayMoney()).refundsDue.ids).not.toContain(order.id)
    await mark('complaints', [complaint.id], { withOrders: true })
    await mark('returns', [withdrawal.id], { withOrders: true })
    await mark('safety', [report.id])

    const answer = { state: 'accepted' as const, answer: 'Tak.', version: 2 }
    await expect(answerComplaint(complaint.id, answer, anAdministrator)).rejects.toThrow('conflict')
    await expect(giveBack(withdrawal.id, { method: 'cash' })).rejects.toThrow('conflict')
    const change = { state: 'closed' as const, note: '', version: 2 }
    await expect(changeReport(report.id, change, anAdministrator)).rejects.toThrow('conflict')
    expect([(await openComplaints()).count, (await openWithdrawals()).count]).toEqual([0, 0])
    expect((await strayMoney()).refundsDue.ids).toContain(order.id)
    expect([await complaintsOfOrder(order.id), await returnsOfOrder(order.id)]).toEqual([[], []])
    expect((await customerHistory(order)).returns).toBe(0)
    for (const read of [registeredComplaints, registeredReturns, registeredReports]) {
      expect((await read(listed())).total).toBe(0)
      expect(await read(listed({ state: 'junk' }))).toMatchObject({
        total: 1,
        rows: [{ junkBy: 'Anna Nowak' }],
      })
    }
    expect((await registeredComplaints(listed({ search: `#${complaint.id}` }))).total).toBe(1)
    await sendMails()
    expect([complaint.email, report.fromEmail].map(mailsTo)).toEqual([0, 0])
  })

  test('that was real after all comes back as it was, and its receipt goes out then', async () => {
    const { id, email } = await aWithdrawal()
    await mark('returns', [id])
    await sendMails()
    expect(mailsTo(email)).toBe(0)
    expect(await db().withdrawal.findUnique({ where: { id } })).toMatchObject({ receiptSentAt: null })
    expect(await takeBack('returns', [id])).toEqual({ changed: 1, kept: 0 })
    await sendMails()
    expect(mailsTo(email)).toBe(1)
    const row = await db().withdrawal.findUniqueOrThrow({ where: { id } })
    expect(row).toMatchObject({ state: 'received', junkAt: null, junkBy: null })
    expect(row.receiptSentAt).not.toBeNull()
    await mark('returns', [id])
    await takeBack('returns', [id])
    await sendMails()
    expect(mailsTo(email)).toBe(1)
    const actions = await db().auditEntry.findMany({
      where: { subjectType: 'return', subjectId: String(id) },
      orderBy: { id: 'asc' },
    })
    expect(actions.map(({ action }) => action)).toEqual([
      'return.junk',
      'return.not_junk',
      'return.junk',
      'return.not_junk',
    ])
  })

  test('is never what came after the list was shown', async () => {
    const seenOnes = [await aComplaint(), await aComplaint()]
    const shown = await registeredComplaints(listed())
    await aComplaint()
    const seen = { count: shown.markable.count, newestId: shown.newestId }
    const entries = { filter: { search: '' }, seen }
    expect(await mark('complaints', [], { entries })).toEqual({ changed: 2, kept: 0 })
    expect((await registeredComplaints(listed())).total).toBe(1)
    // one that was committed late has an earlier id
    await takeBack(
      'complaints',
      seenOnes.map(({ id }) => id),
    )
    const stale = { filter: { search: '' }, seen: { ...seen, count: 1 } }
    await expect(mark('complaints', [], { entries: stale })).rejects.toThrow('conflict')
  })

  test('of a filter is all that the filter shows, and no other', async () => {
    const wanted = await aComplaint({ fault: 'Casino bonus' })
    const other = await aComplaint()
    const shown = await registeredComplaints(listed({ search: 'casino' }))
    const seen = { count: shown.markable.count, newestId: shown.newestId }
    await mark('complaints', [], { entries: { filter: { search: 'casino', state: 'open' }, seen } })
    expect((await registeredComplaints(listed())).rows.map(({ id }) => id)).toEqual([other.id])
    expect((await registeredComplaints(listed({ state: 'junk' }))).rows.map(({ id }) => id)).toEqual([
      wanted.id,
    ])
  })

  test(`is deleted after ${JUNK_DAYS} days, and with the account whose address it came from`, async () => {
    const complaint = await aComplaint()
    const withdrawal = await aWithdrawal({ email: complaint.email })
    const report = await aReport({ from_email: complaint.email })
    const [left, open] = [await aComplaint(), await aComplaint({ email: complaint.email })]
    await mark('complaints', [complaint.id, left.id])
    await mark('returns', [withdrawal.id])
    await mark('safety', [report.id])
    expect(await deleteOldJunk(dueIn(JUNK_DAYS - 1))).toBe(0)
    await deleteJunkFrom(complaint.email.toUpperCase())
    const counts = async () => [
      await db().complaint.count(),
      await db().withdrawal.count({ where: { state: 'junk' } }),
      await db().safetyReport.count(),
    ]
    expect(await counts()).toEqual([2, 0, 0])
    expect(await deleteOldJunk(dueIn(JUNK_DAYS + 1))).toBe(1)
    expect((await db().complaint.findMany()).map(({ id }) => id)).toEqual([open.id])
  })

  test('keeps no order from being erased when its time is over', async () => {
    const { order } = await anOrder()
    const { id } = await aWithdrawal({ orderNumber: order.id })
    await db().shopOrder.update({
      where: { id: order.id },
      data: { status: 'Delivered', orderDate: new Date('2015-01-01') },
    })
    await db().orderStatusChange.updateMany({
      where: { orderId: order.id },
      data: { changedAt: new Date('2015-01-02') },
    })
    expect((await erasePastData(anAdministrator)).orders).toBe(0)
    await mark('returns', [id], { withOrders: true })
    expect((await erasePastData(anAdministrator)).orders).toBe(1)
  })
})

test('of two administrators who change a safety report, the second one is told', async () => {
  const { id } = await aReport()
  await changeReport(id, { state: 'investigating', note: 'Pytamy producenta.', version: 1 }, anAdministrator)
  const late = changeReport(id, { state: 'closed', note: 'Nic.', version: 1 }, anAdministrator)
  await expect(late).rejects.toMatchObject({ code: 'conflict' })
  expect(await db().safetyReport.findUnique({ where: { id } })).toMatchObject({
    note: 'Pytamy producenta.',
    version: 2,
  })
})
