import { describe, expect, test, vi } from 'vitest'
import { messagesOf } from '@/lib/customers/contact/queries'
import { eraseOldMessages, receiveMessage } from '@/lib/customers/contact/service'
import { db } from '@/lib/platform/database/db'
import { aTire } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { POST } from './route'

const { resend } = standIns()

const message = {
  from_name: 'Łucja <b>Żółć</b>',
  from_email: 'lucja@example.com',
  phone: '+48 600 700 800',
  message: 'Czy 235/75 R15\nwejdzie bez liftu?',
}
let senders = 0
const someone = () => ({ ...message, from_email: `sender-${++senders}@example.com` })
const send = (body: object, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://127.0.0.1:3000/api/contact', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${++senders}`,
        ...headers,
      },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  )
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code
const stored = (email: string) => db().contactMessage.count({ where: { fromEmail: email } })

test('a message is stored first and reaches the shop through the outbox, with its template params', async () => {
  expect((await send(message)).status).toBe(202)
  expect(await db().contactMessage.findFirst({ where: { fromEmail: message.from_email } })).toMatchObject({
    fromName: message.from_name,
    phone: '+48600700800',
    message: message.message,
  })
  expect(resend.sent).toHaveLength(0)
  await sendMails()
  const [sent] = resend.sent
  expect(sent?.mail).toMatchObject({ to: 'sklep@trakt.example', reply_to: 'lucja@example.com' })
  expect(sent?.mail.text).toContain('> Czy 235/75 R15\n> wejdzie bez liftu?')
  expect(sent?.mail.html).toContain('Łucja &#60;b&#62;Żółć&#60;/b&#62;')
  expect(sent?.mail.html).not.toContain('<b>')
})

test('a question about a product names it to the shop, and one about a product that nobody can see is sent without it', async () => {
  const tire = await aTire(4)
  const draft = await aTire(4)
  await db().product.update({ where: { id: draft.id }, data: { isDraft: true, inArchive: true } })
  const [about, aboutDraft, aboutNothing] = [someone(), someone(), someone()]
  expect((await send({ ...about, product_id: tire.id })).status).toBe(202)
  expect((await send({ ...aboutDraft, product_id: draft.id })).status).toBe(202)
  expect((await send({ ...aboutNothing, product_id: 2_000_000_000 })).status).toBe(202)
  await sendMails()
  const textTo = (from: string) =>
    String(resend.sent.find(({ mail }) => mail.reply_to === from)?.mail.text ?? '')
  expect(textTo(about.from_email)).toContain(`${tire.title} http://127.0.0.1:3000/tireDetail/${tire.id}`)
  for (const { from_email } of [aboutDraft, aboutNothing])
    expect(textTo(from_email)).toMatch(/^(?!.*Produkt:)/s)
  const mine = await messagesOf({ uid: 'nobody', email: about.from_email })
  expect(mine).toMatchObject([{ product: tire.title }])
})

test('a message to the shop is deleted after a year', async () => {
  const [old, recent] = [someone(), someone()]
  for (const each of [old, recent]) await send(each)
  const { id } = await db().contactMessage.findFirstOrThrow({ where: { fromEmail: old.from_email } })
  await db().contactMessage.update({ where: { id }, data: { createdAt: new Date('2025-11-20') } })
  expect(await eraseOldMessages(new Date('2026-11-21'))).toBe(1)
  expect([await stored(old.from_email), await stored(recent.from_email)]).toEqual([0, 1])
})

test('an incomplete message is a 422 that names each field', async () => {
  const response = await send({ ...message, from_email: 'nobody', phone: '' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({
    errors: [
      { path: 'from_email', code: 'incorrect_email' },
      { path: 'phone', code: 'phone_required' },
    ],
  })
})

describe('who is not let in', () => {
  test('a robot that fills in the hidden field is refused with 403', async () => {
    const robot = { ...someone(), website: 'https://spam.example' }
    const response = await send(robot)
    expect([response.status, await codeOf(response)]).toEqual([403, 'contact.blocked'])
    expect(await stored(robot.from_email)).toBe(0)
  })

  test.each(['spammer@example.com', 'Anyone@SPAM.example'])(
    'a message from the blocked sender %s is refused with 403',
    async (from_email) => {
      const response = await send({ ...message, from_email })
      expect([response.status, await codeOf(response)]).toEqual([403, 'contact.blocked'])
    },
  )

  test('a message from a headless browser is refused with 451', async () => {
    const response = await send(someone(), { 'user-agent': 'Mozilla/5.0 HeadlessChrome/131.0.0.0' })
    expect([response.status, await codeOf(response)]).toEqual([451, 'contact.headless'])
  })

  test('a signed-in customer is let in whatever the browser calls itself', async () => {
    const customer = { uid: 'customer', name: 'Łucja', email: 'lucja@example.com', isAdmin: false }
    const sender = someone()
    await receiveMessage(sender, customer, new Headers({ 'user-agent': 'HeadlessChrome/131.0.0.0' }))
    expect(await stored(sender.from_email)).toBe(1)
    const guest = { ...customer, isGuest: true }
    const headless = new Headers({ 'user-agent': 'HeadlessChrome/131.0.0.0' })
    await expect(receiveMessage(someone(), guest, headless)).rejects.toMatchObject({
      code: 'contact.headless',
    })
  })
})

describe('the limit', () => {
  test('the contact form takes five messages in ten minutes from one address, also when ten come at once', async () => {
    const address = { 'x-forwarded-for': '198.51.100.4' }
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(someone(), address)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(5).fill(202), ...Array(5).fill(429)])
    const refused = answers.find(({ status }) => status === 429)
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(500)
    expect((await send(someone())).status).toBe(202)
  })

  test('anonymous sign-ins of one address count as one sender', async () => {
    const headers = new Headers({ 'x-forwarded-for': '198.51.100.7' })
    const guest = (n: number) => ({ uid: `guest-${n}`, name: '', email: '', isGuest: true, isAdmin: false })
    for (let n = 0; n < 5; n++) await receiveMessage(someone(), guest(n), headers)
    await expect(receiveMessage(someone(), guest(5), headers)).rejects.toMatchObject({
      code: 'too_many_requests',
    })
  })

  test('the limit of messages counts who sends, so nobody uses it up in the name of somebody else', async () => {
    const named = someone()
    const statuses = []
    for (let i = 0; i < 6; i++) statuses.push((await send(named)).status)
    expect(statuses).toEqual(Array(6).fill(202))
  })

  test('the limit of messages ends after ten minutes', async () => {
    const address = { 'x-forwarded-for': '198.51.100.9' }
    for (let i = 0; i < 5; i++) await send(someone(), address)
    expect((await send(someone(), address)).status).toBe(429)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1 })
    expect((await send(someone(), address)).status).toBe(202)
    vi.useRealTimers()
  })
})
