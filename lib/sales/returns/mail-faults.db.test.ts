import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { answerDue } from '@/lib/customers/complaints/rules'
import { db } from '@/lib/platform/database/db'
import { issueInvoice } from '@/lib/sales/invoice-desk/service'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { Withdrawal } from '@/lib/sales/withdrawal/schema'
import { receiveWithdrawal } from '@/lib/sales/withdrawal/service'
import { openOutbox } from '@/lib/shop/mail/outbox.service'
import { resendPatience } from '@/lib/shop/mail/send'
import { type Payload, type Topic, topics } from '@/lib/shop/mail/topics'
import { mails } from '@/lib/site/mails'
import { mailFaults } from '@/local/resend/server'
import { standIns } from '@/local/test-database/stand-ins'
import { aPaidReturn, bringBack, giveBack } from './testing'

const { paypal, resend } = standIns()
// a busy machine must not reach the second try before the test looks at the first
const outbox = openOutbox(mails, { retries: { limit: 12, firstPauseSeconds: 60 } })
afterAll(async () => {
  await outbox.close()
})

/** The mails after the sale: a new one is tested as soon as it has a topic. */
type Told = Extract<Topic, `${'refund' | 'return' | 'invoice' | 'withdrawal' | 'complaint'}.${string}`>
const isTold = (topic: string): topic is Told => /^(refund|return|invoice|withdrawal|complaint)\./.test(topic)
const told = Object.keys(topics).filter(isTold)

/** What is told of an order that was invoiced, withdrawn from, refunded and complained about. */
async function payloads(): Promise<{ [T in Told]: Payload<T> }> {
  const { order, id: withdrawalId } = await aPaidReturn(paypal)
  const { id: orderId } = order
  const { id: invoiceId } = await issueInvoice(orderId, anAdministrator)
  const key = randomUUID()
  // from another address than the order's, which is asked
  const statement = { locale: 'pl', name: 'Łucja Żółć', orderNumber: orderId, email: 'inny@trakt.example' }
  const typed = Withdrawal.parse({ ...statement, lines: '', accountNumber: '' })
  await receiveWithdrawal(typed, key, new Headers())
  const stated = await db().withdrawal.findUniqueOrThrow({ where: { key } })
  const otherKey = randomUUID()
  await receiveWithdrawal({ ...typed, email: 'obcy@trakt.example' }, otherKey, new Headers())
  const answered = await db().withdrawal.update({
    where: { key: otherKey },
    data: { isConfirmed: true, answeredAt: new Date() },
  })
  await bringBack(withdrawalId, 1)
  await giveBack(withdrawalId)
  const refund = await db().refund.findFirstOrThrow({ where: { orderId } })
  const complaint = {
    key,
    name: 'Łucja Żółć',
    email: 'lucja@trakt.example',
    orderNumber: orderId,
    orderId,
    goods: '1 × Trakt MT',
    fault: 'Odkleił się bieżnik.',
    wish: 'repair',
    locale: 'pl',
    answerDueOn: answerDue(new Date()),
    state: 'accepted',
    answer: 'Naprawimy.',
    answeredAt: new Date(),
    answeredBy: 'Anna Nowak',
    version: 2,
  }
  const { id: complaintId } = await db().complaint.create({ data: complaint })
  const { id: deniedId } = await db().complaint.create({
    data: { ...complaint, isConfirmed: false, buyerAnsweredAt: new Date() },
  })
  return {
    'refund.paid': { orderId, refundId: refund.id },
    'return.goods_back': { orderId, withdrawalId },
    'invoice.issued': { orderId, invoiceId },
    'withdrawal.receipt': { withdrawalId: stated.id },
    'withdrawal.copy': { withdrawalId: stated.id },
    'withdrawal.confirmed': { withdrawalId: answered.id },
    'withdrawal.answered': { withdrawalId: answered.id },
    'withdrawal.for_shop': { withdrawalId: stated.id },
    'complaint.receipt': { complaintId },
    'complaint.for_shop': { complaintId },
    'complaint.answer': { complaintId, version: 2 },
    'complaint.question': { complaintId },
    'complaint.question_answered': { complaintId: deniedId },
  }
}

const payloadOf = await payloads()
await db().outbox.deleteMany()

/** Rounds until there is nothing left to do, with the waiting between the tries taken away. */
async function settle(): Promise<void> {
  do
    await db()
      .$executeRaw`UPDATE outbox SET next_try_at = now() - interval '1 second' WHERE next_try_at IS NOT NULL`
  while ((await outbox.round()) > 0)
}

// a mail that can never be sent is not tried again: the outbox's own tests have that
const faults = [...mailFaults.filter((kind) => kind !== 'refused'), 'down'] as const

test.each(faults)(
  'when Resend fails with %s, each mail after the sale is tried again and goes out once',
  async (fault) => {
    const keys = told.map((topic) => `${topic}:${fault}`)
    await db().outbox.createMany({
      data: told.map((topic) => ({ topic, eventKey: `${topic}:${fault}`, payload: payloadOf[topic] })),
    })
    if (fault === 'down') await resend.listen(false)
    else resend.faults.push(...told.map(() => fault))
    const { ms } = resendPatience
    if (fault === 'slow') resendPatience.ms = 300
    while ((await outbox.round()) > 0);
    resendPatience.ms = ms
    await resend.listen(true)
    const rows = () => db().outbox.findMany({ where: { eventKey: { in: keys } } })
    expect((await rows()).filter(({ sentAt }) => sentAt !== null)).toEqual([])
    expect(resend.faults).toEqual([])
    await settle()
    const sent = resend.sent.map(({ key }) => key).filter((key) => keys.includes(key ?? ''))
    expect(sent.sort()).toEqual(keys.toSorted())
    expect((await rows()).filter(({ sentAt, deadAt }) => sentAt === null || deadAt !== null)).toEqual([])
  },
  60_000,
)
