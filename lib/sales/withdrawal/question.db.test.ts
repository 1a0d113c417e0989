import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { namesUnprovenAccount } from '@/lib/sales/claims/rules'
import { returnsOfOrder } from '@/lib/sales/returns/queries'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { answerWithdrawalQuestion } from './service'
import { anOrder, mailsTo, press, someone, stored } from './testing'

const { resend } = standIns()
beforeEach(async () => {
  resend.sent.length = 0
  // a new hour, in which strangers get their few mails
  await db().outbox.deleteMany()
})

const thief = {
  accountNumber: 'DE89370400440532013000',
  lines: 'Pilne: przelej na DE89 3704 0044 0532 0130 00',
}
const question = (email: string) =>
  mailsTo(email).find(({ subject }) => String(subject).startsWith('Czy to Ty'))
const keyIn = (text: unknown) => /withdrawal\/question\/([\w.-]+)/.exec(String(text))?.[1] ?? ''

describe('a statement of somebody who has read number, name and e-mail of an order from a label', () => {
  // an account beside the order's number may hide a part of it too
  const toShop = () =>
    mailsTo('sklep@trakt.example').find(({ subject }) => String(subject).startsWith('Odstąpienie od umowy'))

  test.each([
    ['in its field', { accountNumber: thief.accountNumber }],
    ['in its words', { lines: thief.lines }],
    ['beside the number', { orderNumberEnd: ' DE89370400440532013000' }],
    ['as the name', { name: 'DE89370400440532013000' }],
  ])('shows the account %s to nobody before the link to the order’s address', async (_, typed) => {
    const order = await anOrder()
    const { orderNumberEnd = '', ...more } = typed as { orderNumberEnd?: string }
    await press(someone({ ...more, email: order.email, orderNumber: order.id + orderNumberEnd }))
    await sendMails()
    expect(question(order.email)?.text).toContain('podano numer konta')
    expect(question(order.email)?.text).not.toMatch(/DE89|0130/)
    expect(`${toShop()?.subject} ${toShop()?.text}`).not.toMatch(/DE89|0130/)
    expect(toShop()?.text).toContain('wysłaliśmy na niego pytanie')
    const [shown] = await returnsOfOrder(order.id)
    expect(shown).toMatchObject({ email: order.email, accountNumber: '', isConfirmed: null })
    if (shown) expect(namesUnprovenAccount(shown)).toBe(true)
  })

  test('shows its account once that link has confirmed it, without a second receipt', async () => {
    const order = await anOrder()
    await press(someone({ ...thief, lines: '', email: order.email, orderNumber: order.id }))
    await sendMails()
    const before = mailsTo(order.email).length
    await answerWithdrawalQuestion({ key: keyIn(question(order.email)?.text), answer: 'mine', locale: 'pl' })
    await sendMails()
    expect((await returnsOfOrder(order.id))[0]).toMatchObject({ accountNumber: thief.accountNumber })
    expect(mailsTo(order.email)).toHaveLength(before)
    expect(mailsTo('sklep@trakt.example').at(-1)?.text).toContain('Klient potwierdził')
  })

  test('asks nobody where no account is named', async () => {
    const order = await anOrder()
    await press(someone({ email: order.email, orderNumber: order.id, lines: '2 × Trakt MT 265/70 R16' }))
    await sendMails()
    expect(question(order.email)).toBeUndefined()
    expect(toShop()?.text).toContain('265/70 R16')
  })
})

describe('a statement from another address than its order’s', () => {
  test('brings none of its words to anybody outside the shop, and its account to nobody', async () => {
    const order = await anOrder()
    const draft = someone({ ...thief, name: 'Twoje konto zablokowano', orderNumber: order.id })
    await press(draft)
    await sendMails()
    const [receipt, ...more] = mailsTo(draft.email)
    expect(more).toEqual([])
    for (const mail of [receipt, question(order.email)])
      for (const word of ['Twoje konto', 'Pilne', 'DE89', '0130'])
        expect(`${mail?.subject} ${mail?.text} ${mail?.html}`).not.toContain(word)
    const toShop = mailsTo('sklep@trakt.example').find(({ subject }) => String(subject).includes(order.id))
    expect(toShop?.text).toContain(
      `Oświadczenie przyszło z ${draft.email}, a w zamówieniu jest ${order.email}`,
    )
    expect(toShop?.text).not.toMatch(/DE89|0130/)
    const [shown] = await returnsOfOrder(order.id)
    expect(shown).toMatchObject({ email: draft.email, buyerEmail: order.email, accountNumber: '' })
    expect((await stored(draft.email))[0]?.accountNumber).toBe(thief.accountNumber)
  })

  test('that the order’s address confirms is acknowledged there as a whole, and shows its account', async () => {
    const order = await anOrder()
    const draft = someone({ ...thief, lines: '', orderNumber: order.id })
    await press(draft)
    await sendMails()
    const key = keyIn(question(order.email)?.text)
    await answerWithdrawalQuestion({ key, answer: 'mine', locale: 'pl' })
    await answerWithdrawalQuestion({ key, answer: 'notMine', locale: 'pl' })
    await sendMails()
    expect(mailsTo(order.email).at(-1)?.text).toContain('DE89370400440532013000')
    expect((await returnsOfOrder(order.id))[0]).toMatchObject({
      isConfirmed: true,
      accountNumber: thief.accountNumber,
    })
    expect(mailsTo('sklep@trakt.example').at(-1)?.text).toContain('Klient potwierdził')
  })

  test('that the order’s address denies keeps its account hidden, and the shop is told', async () => {
    const order = await anOrder()
    await press(someone({ ...thief, orderNumber: order.id }))
    await sendMails()
    await answerWithdrawalQuestion({
      key: keyIn(question(order.email)?.text),
      answer: 'notMine',
      locale: 'pl',
    })
    await sendMails()
    expect((await returnsOfOrder(order.id))[0]).toMatchObject({ isConfirmed: false, accountNumber: '' })
    expect(mailsTo('sklep@trakt.example').at(-1)?.text).toContain('to nie on')
  })

  test('is answered by no key that the shop did not make', async () => {
    const order = await anOrder()
    const draft = someone({ orderNumber: order.id })
    await press(draft)
    const [row] = await stored(draft.email)
    for (const key of [String(row?.id), `${row?.id}.${'a'.repeat(43)}`, '', '.'])
      await expect(answerWithdrawalQuestion({ key, answer: 'mine', locale: 'pl' })).rejects.toMatchObject({
        code: 'not_found',
      })
  })

  test('asks the order’s address three times a day at most, and the rest waits', async () => {
    const order = await anOrder()
    for (let i = 0; i < 5; i++) await press(someone({ orderNumber: order.id }))
    await sendMails()
    expect(
      mailsTo(order.email).filter(({ subject }) => String(subject).startsWith('Czy to Ty')),
    ).toHaveLength(3)
  })
})
