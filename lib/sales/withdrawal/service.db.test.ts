import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { POST as refund } from '@/app/api/admin/returns/[id]/refund/route'
import { GET as receiptFile } from '@/app/api/withdrawal/receipt/route'
import { db } from '@/lib/platform/database/db'
import { cookiesOf } from '@/lib/platform/http/testing'
import { returnsOfOrder } from '@/lib/sales/returns/queries'
import { giveBack } from '@/lib/sales/returns/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { pendingCookie, showPending } from './draft-cookie'
import { withdrawalsOf } from './queries'
import { ConfirmedDraft, statementLengths } from './schema'
import { eraseOldWithdrawals } from './service'
import { anOrder, context, mailsTo, press, pressUntilTaken, someone, stored } from './testing'

const { resend } = standIns()
beforeEach(async () => {
  resend.sent.length = 0
  // a new hour, in which strangers get their few mails
  await db().outbox.deleteMany()
})

describe('a statement of withdrawal', () => {
  test('is stored first, and its receipt comes from the outbox after a server that died with it', async () => {
    const draft = someone({ lines: '2 × Trakt MT', accountNumber: '61109010140000071219812874' })
    const { status, location, shown } = await press(draft)
    expect([status, location]).toEqual([303, '/withdrawal/statement'])
    expect(resend.sent).toEqual([])
    await sendMails()
    const [row] = await stored(draft.email)
    expect(shown?.submittedAt).toBe(row?.submittedAt.toISOString())
    expect(row).toMatchObject({ orderId: null, isLate: false, state: 'received', locale: 'pl' })
    expect(row?.receiptSentAt).not.toBeNull()
    const [receipt, ...more] = mailsTo(draft.email)
    expect(more).toEqual([])
    expect(receipt?.subject).toBe(`Potwierdzenie otrzymania odstąpienia: zgłoszenie ${row?.id}`)
    expect(receipt?.text).toContain('AAAAA-BBBBB')
    expect(receipt?.text).toMatch(/\d\d:\d\d:\d\d/)
    expect(mailsTo('sklep@trakt.example')).toHaveLength(1)
  })

  test('gets the same answer and the same mail whether or not the shop knows the order', async () => {
    const order = await anOrder()
    const email = `same-${randomUUID()}@example.com`
    const [known, unknown] = [someone({ email, orderNumber: order.id }), someone({ email })]
    const answers = [await press(known), await press(unknown)]
    const shape = ({ status, location, shown }: (typeof answers)[number]) => ({
      status,
      location,
      fields: Object.keys(shown ?? {}),
    })
    expect(shape(answers[0] as never)).toEqual(shape(answers[1] as never))
    await sendMails()
    const texts = mailsTo(email).map(({ text }) =>
      String(text)
        .replaceAll(order.id, 'AAAAA-BBBBB')
        .replace(/(Numer zgłoszenia:|zgłoszenie) \d+|\d\d:\d\d:\d\d/g, ''),
    )
    expect(texts).toHaveLength(2)
    expect(texts[0]).toBe(texts[1])
    expect(mailsTo(order.email).map(({ subject }) => subject)).toContain(
      `Czy to Ty odstępujesz od umowy ${order.id}?`,
    )
    // the shop reads that nobody has paid the one, and by when the money of the other may be due
    const toShop = (number: string) =>
      mailsTo('sklep@trakt.example').find(({ subject }) => String(subject).includes(number))?.text
    expect(toShop(order.id)).toContain('Brak odnotowanej zapłaty do zwrotu')
    expect(toShop('AAAAA-BBBBB')).toContain('Termin zwrotu pieniędzy')
  })

  test('pressed fifty times at once is one record with one receipt', async () => {
    const draft = someone()
    const answers = await Promise.all(Array.from({ length: 50 }, () => pressUntilTaken(draft)))
    expect(answers.map(({ shown }) => shown?.failure).filter(Boolean)).toEqual([])
    expect(new Set(answers.map(({ shown }) => shown?.submittedAt)).size).toBe(1)
    expect(await stored(draft.email)).toHaveLength(1)
    await sendMails()
    expect(mailsTo(draft.email)).toHaveLength(1)
  })

  test('of each of fifty people at once is a record of its own', async () => {
    const drafts = Array.from({ length: 50 }, () => someone())
    const answers = await Promise.all(drafts.map((draft) => pressUntilTaken(draft)))
    expect(answers.map(({ shown }) => shown?.failure).filter(Boolean)).toEqual([])
    expect(await db().withdrawal.count({ where: { key: { in: drafts.map(({ key }) => key) } } })).toBe(50)
    const rows = await db().withdrawal.findMany({ where: { key: { in: drafts.map(({ key }) => key) } } })
    expect(
      await db().outbox.count({
        where: { eventKey: { in: rows.map(({ id }) => `withdrawal.receipt:${id}`) } },
      }),
    ).toBe(50)
  })

  test('is late fifteen days and more after the delivery of the order, and never before it', async () => {
    const [late, inTime, underway] = [await anOrder(20), await anOrder(13), await anOrder()]
    for (const order of [late, inTime, underway])
      await press(someone({ orderNumber: order.id.toLowerCase() }))
    const flag = async (id: string) => (await returnsOfOrder(id)).map(({ isLate }) => isLate)
    expect([await flag(late.id), await flag(inTime.id), await flag(underway.id)]).toEqual([
      [true],
      [false],
      [false],
    ])
    expect((await db().shopOrder.findUniqueOrThrow({ where: { id: inTime.id } })).status).toBe('Delivered')
  })

  test('that is wrong, or one too many, is not stored and comes back as it was typed', async () => {
    const wrong = someone({ accountNumber: '123', lines: 'https://spam.example' })
    expect((await press(wrong)).shown).toEqual(wrong)
    expect(await stored(wrong.email)).toEqual([])
    const one = '198.51.100.7'
    for (let i = 0; i < 60; i++) await press(someone(), one)
    const sender = someone({ lines: 'sześćdziesiąta pierwsza' })
    expect((await press(sender, one)).shown).toMatchObject({ ...sender, failure: 'too_many_requests' })
    expect(await stored(sender.email)).toEqual([])
  })

  test('is not lost while the database cannot take it: the page keeps it and says so', async () => {
    const draft = someone({ lines: '1 × felga' })
    await db().$executeRaw`ALTER TABLE withdrawal RENAME TO withdrawal_away`
    const refused = await press(draft)
    await db().$executeRaw`ALTER TABLE withdrawal_away RENAME TO withdrawal`
    expect(refused.status).toBe(303)
    expect(refused.shown).toEqual({ ...draft, failure: 'unavailable' })
    const { shown } = await press(draft)
    expect((await stored(draft.email)).map((row) => row.submittedAt.toISOString())).toEqual([
      shown?.submittedAt,
    ])
  })

  test('travels between the steps in a cookie that no script reads', async () => {
    expect((await press(someone())).cookie).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=1800$/)
  })
})

test('the longest draft in Cyrillic comes back from its cookie, which a browser keeps', () => {
  const longest = Object.fromEntries(
    Object.entries(statementLengths).map(([field, most]) => [field, 'Щ'.repeat(most)]),
  )
  const pending = ConfirmedDraft.parse({
    ...longest,
    locale: 'ru',
    key: '00000000-0000-4000-8000-000000000000',
  })
  const [cookie = ''] = (showPending('ru', pending).headers.get('set-cookie') ?? '').split(';')
  expect(cookie.length).toBeLessThan(4_096)
  expect(pendingCookie.read(cookiesOf(cookie))).toEqual(pending)
  expect(pendingCookie.read(cookiesOf('trakt-withdrawal=broken'))).toBeNull()
  expect(pendingCookie.read(cookiesOf(null))).toBeNull()
})

describe('a statement from the address of its order', () => {
  test('is acknowledged with its whole text, as the law wants it, but with no link of the sender', async () => {
    const order = await anOrder()
    const draft = someone({
      orderNumber: `nr ${order.id}`,
      email: order.email.toUpperCase(),
      lines: 'wentyl.To wada',
    })
    await press(draft)
    await sendMails()
    const [receipt] = mailsTo(draft.email)
    expect(receipt?.subject).toBe(`Potwierdzenie otrzymania odstąpienia od umowy ${order.id}`)
    expect(String(receipt?.text).replaceAll('\u200b', '')).toContain(
      (await stored(draft.email))[0]?.text.replace(/^/gm, '> '),
    )
    expect(receipt?.text).not.toContain('wentyl.To')
    expect(mailsTo(order.email)).toHaveLength(1)
  })

  test('is received, and acknowledged at once, after a stranger has used the address up with junk', async () => {
    const order = await anOrder()
    for (let i = 0; i < 8; i++) await press(someone({ email: order.email }))
    const own = await press(someone({ email: order.email, orderNumber: order.id }))
    expect(own.shown).toMatchObject({ submittedAt: expect.any(String) })
    await sendMails()
    const subjects = mailsTo(order.email)
      .map(({ subject }) => String(subject))
      .filter((subject) => subject.includes('odstąpienia'))
    expect(subjects).toContain(`Potwierdzenie otrzymania odstąpienia od umowy ${order.id}`)
    // and of the junk no more than five receipts in ten minutes
    expect(subjects).toHaveLength(6)
    const rows = await stored(order.email)
    expect(rows).toHaveLength(9)
    const held = await db().outbox.findMany({
      where: { topic: 'withdrawal.receipt', takenAt: null, dueAt: { gt: new Date() } },
    })
    const ids = held.map(({ payload }) => (payload as { withdrawalId: number }).withdrawalId)
    expect(ids.filter((id) => rows.some((row) => row.id === id))).toHaveLength(3)
  })
})

test('the page after sending offers the whole statement as a file, to its own browser only', async () => {
  const draft = someone({ lines: '2 × Trakt MT' })
  const { cookie } = await press(draft)
  const file = (header: string) =>
    receiptFile(
      new Request('http://127.0.0.1:3000/api/withdrawal/receipt', { headers: { cookie: header } }),
      context,
    )
  const response = await file(cookie.split(';')[0] ?? '')
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="withdrawal-\d+\.txt"$/)
  const text = (await response.text()).replaceAll('\r\n', '\n')
  expect(text).toContain((await stored(draft.email))[0]?.text.replace(/^/gm, '> '))
  expect(text).toMatch(/\d\d:\d\d:\d\d/)
  expect((await file('')).status).toBe(404)
  const unsent = showPending('pl', ConfirmedDraft.parse(draft)).headers.get('set-cookie') ?? ''
  expect((await file(unsent.split(';')[0] ?? '')).status).toBe(404)
})

describe('the register of withdrawals', () => {
  test('is changed by administrators only', async () => {
    const response = await refund(
      new Request('http://127.0.0.1:3000/api/admin/returns/1/refund', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version: 1, key: randomUUID(), method: 'cash', amount: 0, reason: 'x' }),
      }),
      { params: Promise.resolve({ id: '1' }) },
    )
    expect(response.status).toBe(401)
  })

  test('forgets the person after the sixth year that follows the refund', async () => {
    const draft = someone()
    await press(draft)
    await press({ ...draft, key: randomUUID() })
    const [first, second] = await stored(draft.email)
    await giveBack(first?.id ?? 0, { method: 'cash', amount: 0 })
    expect(await withdrawalsOf({ uid: 'x', email: draft.email.toUpperCase() })).toHaveLength(2)
    const year = new Date().getUTCFullYear()
    await eraseOldWithdrawals(new Date(Date.UTC(year + 6, 11, 31)))
    expect(await stored(draft.email)).toHaveLength(2)
    await eraseOldWithdrawals(new Date(Date.UTC(year + 7, 0, 1)))
    expect((await stored(draft.email)).map(({ id }) => id)).toEqual([second?.id])
    expect(await db().withdrawal.findUnique({ where: { id: first?.id ?? 0 } })).toMatchObject({
      text: '',
      state: 'refunded',
    })
  })
})
