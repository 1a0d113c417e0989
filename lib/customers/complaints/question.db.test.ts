import { describe, expect, test } from 'vitest'
import { POST as answerRoute } from '@/app/api/complaints/question/route'
import { send } from '@/app/api/complaints/testing'
import { customer } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { aCustomer, aTire, fillCart, placePatiently } from '@/lib/sales/orders/testing'
import { listed } from '@/lib/sales/registers/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { complaintsOfOrder, registeredComplaints } from './queries'
import { answerComplaintQuestion } from './service'
import { mailsTo, someone, stored } from './testing'

async function anOrder(email?: string) {
  const user = { ...aCustomer(), ...(email ? { email } : {}) }
  await fillCart(user, [[await aTire(5), 1]])
  return { id: (await placePatiently(user)).order.id, email: user.email }
}
const question = (email: string) =>
  mailsTo(email).find(({ subject }) => String(subject).startsWith('Czy to Twoja reklamacja'))
const keyIn = (text: unknown) => /complaint\/question\/([\w.-]+)/.exec(String(text))?.[1] ?? ''
const toShop = (orderId: string) =>
  mailsTo('sklep@trakt.example').filter(({ subject }) => String(subject).includes(orderId))
const registered = async (orderId: string) =>
  (await registeredComplaints(listed({ search: orderId }))).rows.find((row) => row.orderId === orderId)
const ACCOUNT = 'DE89 3704 0044 0532 0130 00'

describe('a complaint of somebody who has read number, name and e-mail of an order from a label', () => {
  test.each([
    ['fault', { fault: `Proszę o zwrot na ${ACCOUNT}` }],
    ['goods', { goods: `1 × Trakt MT, konto ${ACCOUNT}` }],
    ['name', { name: ACCOUNT }],
    ['since', { since: ACCOUNT }],
  ])('does not count as its buyer’s, and shows the account in its %s to nobody', async (_, more) => {
    const order = await anOrder()
    await send(someone({ ...more, email: order.email, orderNumber: order.id }))
    await sendMails()
    expect(question(order.email)?.text).toContain('Potwierdź, że to Ty ją składasz')
    expect(question(order.email)?.text).not.toMatch(/DE89|0130/)
    const [notice] = toShop(order.id)
    expect(`${notice?.subject} ${notice?.text} ${notice?.html}`).not.toMatch(/DE89|0130/)
    expect(notice?.text).toContain(`Adres ${order.email} mógł wpisać każdy`)
    const shown = await registered(order.id)
    expect(shown).toMatchObject({ isConfirmed: null })
    // what the database searches is not shown
    expect(JSON.stringify({ ...shown, searchText: '' })).not.toMatch(/DE89|0130/)
    expect(await complaintsOfOrder(order.id)).toMatchObject([{ isConfirmed: null }])
  })

  test('counts once the link in the mail to the order’s address has confirmed it', async () => {
    const order = await anOrder()
    await send(someone({ email: order.email, orderNumber: order.id, fault: `Zwrot na ${ACCOUNT}` }))
    await sendMails()
    const key = keyIn(question(order.email)?.text)
    const press = (answer: string) =>
      answerRoute(
        new Request('http://127.0.0.1:3000/api/complaints/question', {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ key, answer, locale: 'en' }).toString(),
        }),
        { params: Promise.resolve({}) },
      )
    const answered = await press('mine')
    expect([answered.status, answered.headers.get('location')]).toEqual([
      303,
      `/en/complaint/question/${key}`,
    ])
    await press('notMine')
    await sendMails()
    expect(await registered(order.id)).toMatchObject({ isConfirmed: true, fault: `Zwrot na ${ACCOUNT}` })
    expect(toShop(order.id).at(-1)?.text).toContain('Klient potwierdził, że to jego reklamacja')
  })

  test('tells the shop at once that it is not the buyer’s', async () => {
    const order = await anOrder()
    await send(someone({ email: order.email, orderNumber: order.id }))
    await sendMails()
    await answerComplaintQuestion({
      key: keyIn(question(order.email)?.text),
      answer: 'notMine',
      locale: 'pl',
    })
    await sendMails()
    expect(await registered(order.id)).toMatchObject({ isConfirmed: false })
    expect(toShop(order.id).at(-1)?.text).toContain('nie jego reklamacja')
  })

  test('asks the order’s address three times a day at most, and the rest waits', async () => {
    const order = await anOrder()
    for (let i = 0; i < 5; i++)
      await send(someone({ email: order.email, orderNumber: order.id, fault: `${i}` }))
    await sendMails()
    const asked = mailsTo(order.email).filter(({ subject }) => String(subject).startsWith('Czy to Twoja'))
    expect(asked).toHaveLength(3)
    expect(await db().outbox.count({ where: { topic: 'complaint.question', takenAt: null } })).toBe(2)
    await db().outbox.deleteMany({ where: { topic: 'complaint.question' } })
  })
})

test('a complaint from another address than its order’s asks that one, with none of the sender’s words', async () => {
  const order = await anOrder()
  const typed = someone({ name: 'Twoje konto zablokowano', orderNumber: order.id, fault: 'Pilne' })
  await send(typed)
  await sendMails()
  const asked = question(order.email)
  expect(asked?.text).toContain('z innego adresu e-mail')
  for (const word of ['Twoje konto', 'Pilne', typed.goods])
    expect(`${asked?.subject} ${asked?.text} ${asked?.html}`).not.toContain(word)
  expect(toShop(order.id)[0]?.text).toContain(
    `Reklamacja przyszła z ${typed.email}, a w zamówieniu jest ${order.email}`,
  )
})

test('a complaint from the session of the order’s confirmed address is its buyer’s, and asks nobody', async () => {
  const buyer = await customer({ isConfirmed: true })
  const order = await anOrder(buyer.email)
  const fault = `Zwrot na ${ACCOUNT}`
  await send(someone({ email: buyer.email, orderNumber: order.id, fault }), [], { session: buyer.cookie })
  await sendMails()
  expect(question(buyer.email)).toBeUndefined()
  expect(await registered(order.id)).toMatchObject({ isConfirmed: true, fault })
  expect(toShop(order.id).at(-1)?.text).not.toContain('mógł wpisać każdy')
})

test.each([
  ['an unconfirmed one', false],
  ['somebody else’s', true],
])('a session with %s proves nothing of a complaint', async (_, isConfirmed) => {
  const caller = await customer({ isConfirmed })
  const order = await anOrder(isConfirmed ? undefined : caller.email)
  await send(someone({ email: order.email, orderNumber: order.id }), [], { session: caller.cookie })
  expect(await registered(order.id)).toMatchObject({ isConfirmed: null })
})

test('a question about a complaint is answered by no key that the shop did not make', async () => {
  const order = await anOrder()
  const typed = someone({ email: order.email, orderNumber: order.id })
  await send(typed)
  const [row] = await stored(typed.email)
  for (const key of [String(row?.id), `${row?.id}.${'a'.repeat(43)}`, '', '.'])
    await expect(answerComplaintQuestion({ key, answer: 'mine', locale: 'pl' })).rejects.toMatchObject({
      code: 'not_found',
    })
})
