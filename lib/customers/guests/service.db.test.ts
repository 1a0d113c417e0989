import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { customer, openSession, whoAmI } from '@/lib/customers/account/testing'
import { db } from '@/lib/platform/database/db'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { consume } from '@/lib/platform/limits/service'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { AskForCode, GuestCode } from './schema'
import { clearUnconfirmed, confirmAddress, sendCode } from './service'
import { aGuest, aSender, codeOf, type Guest } from './testing'

const { resend } = standIns()
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await db().$disconnect()
})

const someone = () => `Jan-${randomUUID()}@Example.com`
const ask = (guest: Guest, email: string, headers = aSender()) =>
  sendCode(AskForCode.parse({ idToken: guest.idToken, email, locale: 'pl' }), headers)
const confirm = ({ idToken }: Guest, code: string, headers = aSender()) =>
  confirmAddress({ idToken, code }, headers)
const wrongBy = (code: string, n: number) => String((Number(code) + n) % 1_000_000).padStart(6, '0')
const mailsTo = (email: string) =>
  resend.sent.flatMap(({ mail }) => (mail.to === email.toLowerCase() ? [mail] : []))
/** Two minutes later than now, or than the last time. */
const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 121_000 })
/** As if the code had been asked for earlier: the database has a clock of its own. */
const age = ({ uid }: Guest, minutes: number) =>
  db()
    .$executeRaw`UPDATE address_confirmation SET asked_at = asked_at - make_interval(mins => ${minutes}) WHERE uid = ${uid}`
const invalid = (code: string) => ({ code: 'invalid', fields: [{ path: 'code', code }] })
const tooMany = { code: 'too_many_requests', headers: { 'retry-after': expect.stringMatching(/^\d+$/) } }

test('the code of the mail confirms the address and opens a session of an anonymous customer', async () => {
  const guest = await aGuest()
  const email = someone()
  await ask(guest, email)
  await sendMails()
  const [mail] = mailsTo(email)
  const code = await codeOf(guest)
  expect(String(mail?.subject)).toContain(code)
  expect(String(mail?.text)).toContain(code)
  expect(JSON.stringify(await db().addressConfirmation.findMany())).not.toContain(code)

  const cookie = (await confirm(guest, code)).split(';')[0] ?? ''
  const address = email.toLowerCase()
  expect(await whoAmI(cookie)).toEqual({
    uid: guest.uid,
    name: address,
    email: address,
    isEmailConfirmed: true,
    isGuest: true,
    confirmedEmail: address,
    isAdmin: false,
  })
  // after a lost answer the same code is sent again
  expect(await confirm(guest, code)).toContain('session=')
})

test('who comes back confirms the same address again for the same sign-in, and no other address', async () => {
  const guest = await aGuest()
  const email = someone()
  await ask(guest, email)
  const first = await codeOf(guest)
  await confirm(guest, first)
  await expect(ask(guest, someone())).rejects.toMatchObject({ code: 'conflict' })
  await age(guest, 60)
  await ask(guest, email)
  if (first !== (await codeOf(guest)))
    await expect(confirm(guest, first)).rejects.toMatchObject(invalid('wrong_code'))
  const cookie = (await confirm(guest, await codeOf(guest))).split(';')[0] ?? ''
  expect(await whoAmI(cookie)).toMatchObject({ uid: guest.uid, confirmedEmail: email.toLowerCase() })
})

test('a code is typed five times at most, however many try at once', async () => {
  const guest = await aGuest()
  await ask(guest, someone())
  const code = await codeOf(guest)
  const tries = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => confirm(guest, wrongBy(code, n + 1))),
  )
  const reasons = tries.map((tried) =>
    tried.status === 'rejected' ? tried.reason.fields?.[0]?.code : 'passed',
  )
  expect(reasons.filter((reason) => reason === 'wrong_code')).toHaveLength(5)
  expect(reasons.filter((reason) => reason === 'code_expired')).toHaveLength(15)
  await expect(confirm(guest, code)).rejects.toMatchObject(invalid('code_expired'))
})

test('a code counts for ten minutes, and not once another was asked for', async () => {
  const guest = await aGuest()
  const email = someone()
  await ask(guest, email)
  const first = await codeOf(guest)
  await ask(guest, email)
  const second = await codeOf(guest)
  if (first !== second) await expect(confirm(guest, first)).rejects.toMatchObject(invalid('wrong_code'))
  await age(guest, 11)
  await expect(confirm(guest, second)).rejects.toMatchObject(invalid('code_expired'))
})

test('a code belongs to the sign-in that asked for it', async () => {
  const [guest, thief] = [await aGuest(), await aGuest()]
  const email = someone()
  await ask(guest, email)
  await expect(confirm(thief, await codeOf(guest))).rejects.toMatchObject(invalid('code_expired'))
  await ask(thief, email)
  if ((await codeOf(guest)) !== (await codeOf(thief)))
    await expect(confirm(thief, await codeOf(guest))).rejects.toMatchObject(invalid('wrong_code'))
  expect(await confirm(guest, await codeOf(guest))).toContain('session=')
})

test('an address that has an account gets the same answer and the same mail', async () => {
  const { email } = await customer({ isConfirmed: true })
  const guest = await aGuest()
  expect(await ask(guest, email)).toBeUndefined()
  await sendMails()
  expect(mailsTo(email)).toHaveLength(1)
  expect(await confirm(guest, await codeOf(guest))).toContain('session=')
})

test('only an anonymous sign-in asks for a code', async () => {
  const { idToken, uid } = await customer()
  await expect(ask({ idToken, uid }, someone())).rejects.toMatchObject({ code: 'account.not_authenticated' })
  await expect(ask({ idToken: 'x', uid: 'x' }, someone())).rejects.toMatchObject({
    code: 'account.not_authenticated',
  })
})

test('one sender asks for one mailbox once a minute, whatever tag and spelling it has, and three times a day', async () => {
  const sender = aSender()
  const name = `anna.${randomUUID().slice(0, 8)}`
  const spellings = [
    `${name}@gmail.com`,
    `${name.toUpperCase()}@gmail.com`,
    `${name.replace('.', '')}+x@googlemail.com`,
  ]
  await ask(await aGuest(), spellings[0] ?? '', sender)
  for (const email of spellings)
    await expect(ask(await aGuest(), email, sender)).rejects.toMatchObject(tooMany)
  for (let n = 1; n < 3; n++) {
    later()
    await ask(await aGuest(), spellings[n % 3] ?? '', sender)
  }
  later()
  await expect(ask(await aGuest(), spellings[0] ?? '', sender)).rejects.toMatchObject(tooMany)
  // another visitor is not kept away by the first one
  await ask(await aGuest(), spellings[0] ?? '')
})

test('a mailbox gets twenty codes a day, from however many senders; more are refused, not sent late', async () => {
  const email = someone()
  const results = await Promise.allSettled(Array.from({ length: 24 }, async () => ask(await aGuest(), email)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(20)
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toMatchObject(tooMany)
  await sendMails()
  expect(mailsTo(email)).toHaveLength(20)
})

test('a code that is typed again and again gives its points back once', async () => {
  const sender = aSender()
  const guest = await aGuest()
  await ask(guest, someone(), sender)
  for (let n = 0; n < 5; n++) await confirm(guest, await codeOf(guest), sender)
  const more = await Promise.allSettled(
    Array.from({ length: 52 }, async () => ask(await aGuest(), someone(), sender)),
  )
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(50)
}, 60_000)

test('fifty buyers behind one network address ask at once and type their codes; one sender types 300 a day', async () => {
  const office = aSender()
  const buyers = await Promise.all(Array.from({ length: 50 }, aGuest))
  await Promise.all(buyers.map((buyer) => ask(buyer, someone(), office)))
  await Promise.all(buyers.map(async (buyer) => confirm(buyer, await codeOf(buyer), office)))
  // as though the office had asked for all but three
  for (let n = 0; n < 247; n++) await consume(['addressCodesSent', clientAddress(office)])
  const more = await Promise.allSettled(
    Array.from({ length: 5 }, async () => {
      const guest = await aGuest()
      await ask(guest, someone(), office)
      await confirm(guest, await codeOf(guest), office)
    }),
  )
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  for (const one of more) if (one.status === 'rejected') expect(one.reason).toMatchObject(tooMany)
}, 60_000)

test('three senders do not use up what a mailbox may get', async () => {
  const email = someone()
  for (const sender of [aSender(), aSender(), aSender()])
    for (let n = 0; n < 9; n++) {
      later()
      await ask(await aGuest(), email, sender).catch(() => null)
    }
  expect(await ask(await aGuest(), email)).toBeUndefined()
}, 60_000)

test('a mail that comes too late is not sent, nor one whose code another has replaced', async () => {
  const [late, twice] = [await aGuest(), await aGuest()]
  const [lateEmail, twiceEmail] = [someone(), someone()]
  await ask(late, lateEmail)
  await age(late, 11)
  await ask(twice, twiceEmail)
  await ask(twice, twiceEmail)
  await sendMails()
  expect(mailsTo(lateEmail)).toEqual([])
  expect(mailsTo(twiceEmail).map(({ subject }) => String(subject).slice(0, 6))).toEqual([await codeOf(twice)])
})

test('an address that nobody confirmed is deleted after a day', async () => {
  const [open, confirmed] = [await aGuest(), await aGuest()]
  await ask(open, someone())
  await ask(confirmed, someone())
  await confirm(confirmed, await codeOf(confirmed))
  await age(open, 25 * 60)
  await age(confirmed, 25 * 60)
  expect(await clearUnconfirmed()).toBeGreaterThanOrEqual(1)
  const left = await db().addressConfirmation.findMany({ where: { uid: { in: [open.uid, confirmed.uid] } } })
  expect(left.map(({ uid }) => uid)).toEqual([confirmed.uid])
})

test('a code is six digits, with spaces as it is read out, and anything else is said at its field', () => {
  expect(GuestCode.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  for (const [code, message] of [
    ['', 'code_required'],
    ['   ', 'code_required'],
    ['12345', 'wrong_code'],
    ['1234567', 'wrong_code'],
    ['12345x', 'wrong_code'],
    [undefined, 'code_required'],
  ])
    expect(GuestCode.safeParse({ code }).error?.issues.map((issue) => issue.message)).toContain(message)
})

test('an anonymous sign-in without a confirmed address is a customer with neither address nor role', async () => {
  const { idToken, uid } = await aGuest()
  expect(await whoAmI(await openSession(idToken))).toEqual({
    uid,
    name: '',
    email: '',
    isGuest: true,
    isAdmin: false,
  })
})

// the last one: nobody may ask for a code after it
test('strangers together cause 500 codes a day that nobody types, from however many networks', async () => {
  const results: PromiseSettledResult<void>[] = []
  for (let round = 0; round < 11; round++)
    results.push(
      ...(await Promise.allSettled(Array.from({ length: 50 }, async () => ask(await aGuest(), someone())))),
    )
  const unconfirmed = await db().addressConfirmation.count({ where: { confirmedAt: null } })
  expect(unconfirmed).toBeLessThanOrEqual(500)
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.length).toBeGreaterThan(0)
  for (const reason of refused) expect(reason).toMatchObject(tooMany)
}, 60_000)
