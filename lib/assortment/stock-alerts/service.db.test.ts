import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { giveBackStock, setStock } from '@/lib/catalog/stock/service'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import type { ShopUser } from '@/lib/platform/identity/user'
import { aCustomer, aTire } from '@/lib/sales/orders/testing'
import { sendMails } from '@/lib/shop/mail/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { confirmationKey, removalKey } from './keys'
import { alertsOf } from './queries'
import {
  clearOldAlerts,
  confirmAlertByKey,
  noteStockAlert,
  refuseAlertsByKey,
  removeAlertsByKey,
} from './service'

const { resend } = standIns()
afterEach(() => {
  vi.useRealTimers()
})
afterAll(async () => {
  await db().$disconnect()
})

let visitors = 0
const someone = () => `Anna-${++visitors}@Example.com`
const note = (
  productId: number,
  email: string,
  { user = null, ...more }: { locale?: 'pl' | 'en' | 'ru'; website?: string; user?: ShopUser | null } = {},
) =>
  noteStockAlert(
    { productId, email, locale: 'pl', ...more },
    user,
    new Headers({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
  )
/** Notes an address and confirms it, as the button of its mail does. */
async function noteConfirmed(...asked: Parameters<typeof note>) {
  await note(...asked)
  await confirmAlertByKey(await keyOf(asked[1], asked[0]))
}
const keyOf = async (email: string, productId: number) =>
  confirmationKey(
    (await db().stockAlert.findFirstOrThrow({ where: { email: email.toLowerCase(), productId } })).id,
  )
/** The key of the link that takes an address out. */
const leaveKeyOf = async (email: string) =>
  removalKey((await db().stockAlert.findFirstOrThrow({ where: { email: email.toLowerCase() } })).removalKey)
const questionsOf = async (stockAlertId: number) =>
  (await db().outbox.findMany({ where: { topic: 'stock.confirm' } })).filter(
    ({ payload }) => (payload as { stockAlertId: number }).stockAlertId === stockAlertId,
  )
const aSoldOutTire = () => aTire(0)
const restock = (id: number) => transaction((tx) => setStock(tx, id, 3))
const told = (id: number) => db().outbox.count({ where: { eventKey: `stock.back:${id}` } })
const idOf = async (email: string) =>
  (await db().stockAlert.findFirstOrThrow({ where: { email: email.toLowerCase() } })).id
const alertOf = async (productId: number) =>
  (await db().stockAlert.findFirstOrThrow({ where: { productId } })).id

test('who waits for a sold-out product gets one mail in the language of the page, and the address is deleted', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await noteConfirmed(id, email, { locale: 'en' })
  await restock(id)
  await sendMails()
  const mail = resend.sent.find(({ mail: { to } }) => to === email.toLowerCase())?.mail
  expect(mail?.subject).toMatch(/^Back in stock: /)
  expect(mail?.text).toContain(`/en/tireDetail/${id}`)
  expect(await clearOldAlerts()).toBe(1)
  expect(await alertsOf(email)).toEqual([])
})

test('a canceled order ends a shortage too, and an address is told once however often the stock comes back', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await noteConfirmed(id, email)
  await note(id, email)
  const alert = await idOf(email)
  await transaction((tx) => giveBackStock(tx, [{ productId: id, quantity: 1 }]))
  await transaction((tx) => setStock(tx, id, 0))
  await restock(id)
  expect(await told(alert)).toBe(1)
  await transaction((tx) => setStock(tx, id, 0))
  await note(id, email)
  expect(await idOf(email)).not.toBe(alert)
})

test('nobody is told of a change that is taken back, of more of what is there, or of a product that is not sold', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await noteConfirmed(id, email)
  const alert = await idOf(email)
  await transaction(async (tx) => {
    await setStock(tx, id, 5)
    throw new Error('taken back')
  }).catch(() => {})
  await db().product.update({ where: { id }, data: { inArchive: true } })
  await restock(id)
  expect(await told(alert)).toBe(0)
  await db().product.update({ where: { id }, data: { inArchive: false } })
  expect(await told(alert)).toBe(1)
})

test('a stock that comes back while somebody asks is either told of or refused', async () => {
  const user = aCustomer()
  for (let attempt = 0; attempt < 10; attempt++) {
    const { id } = await aSoldOutTire()
    const [outcome] = await Promise.allSettled([note(id, user.email, { user }), restock(id)])
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'product.in_stock' })
    else expect(await told(await alertOf(id))).toBe(1)
  }
})

test('an alert is refused for what is in stock, archived, a draft or unknown, and to robots', async () => {
  const [there, archived] = [await aTire(2), await aTire(0, { inArchive: true })]
  const gone = await aSoldOutTire()
  const draft = await aTire(0)
  await db().product.update({ where: { id: draft.id }, data: { inArchive: true, isDraft: true } })
  await expect(note(there.id, someone())).rejects.toMatchObject({ code: 'product.in_stock' })
  await expect(note(archived.id, someone())).rejects.toMatchObject({ code: 'cart.not_for_sale' })
  await expect(note(draft.id, someone())).rejects.toMatchObject({ code: 'product.not_found' })
  await expect(note(2_147_483_647, someone())).rejects.toMatchObject({ code: 'product.not_found' })
  await expect(note(99_999_999_999, someone())).rejects.toMatchObject({ code: 'product.not_found' })
  await expect(note(gone.id, someone(), { website: 'x' })).rejects.toMatchObject({ code: 'contact.blocked' })
  await expect(note(gone.id, 'a@spam.example')).rejects.toMatchObject({ code: 'contact.blocked' })
})

test('the link of a mail removes its address with everything that it waits for, and nobody else', async () => {
  const [one, other] = [await aSoldOutTire(), await aSoldOutTire()]
  const [mine, theirs] = [someone(), someone()]
  await note(one.id, mine)
  await note(other.id, mine)
  await note(one.id, theirs)
  await removeAlertsByKey(await leaveKeyOf(mine))
  expect(await alertsOf(mine)).toEqual([])
  expect(await alertsOf(theirs)).toHaveLength(1)
})

test('an address that has waited for 180 days is deleted', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await note(id, email)
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000)
  await db().stockAlert.updateMany({ where: { productId: id }, data: { createdAt: daysAgo(6) } })
  await clearOldAlerts()
  expect(await alertsOf(email)).toHaveLength(1)
  await confirmAlertByKey(await keyOf(email, id))
  await db().stockAlert.updateMany({ where: { productId: id }, data: { createdAt: daysAgo(179) } })
  await clearOldAlerts()
  expect(await alertsOf(email)).toHaveLength(1)
  await db().stockAlert.updateMany({ where: { productId: id }, data: { createdAt: daysAgo(181) } })
  await clearOldAlerts()
  expect(await alertsOf(email)).toEqual([])
})

test('an address is asked by mail first, and told nothing until it has agreed', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await note(id, email)
  await restock(id)
  expect(await told(await idOf(email))).toBe(0)
  await sendMails()
  const mails = () => resend.sent.filter(({ mail: { to } }) => to === email.toLowerCase())
  expect(mails()).toHaveLength(1)
  const [key, leave] = [await keyOf(email, id), await leaveKeyOf(email)]
  expect(mails()[0]?.mail.text).toContain(`/stockAlerts?confirm=${key}&key=${leave}`)
  // what has come back meanwhile is told at once, and once
  await confirmAlertByKey(key)
  await confirmAlertByKey(key)
  expect(await told(await idOf(email))).toBe(1)
  await sendMails()
  expect(mails()[1]?.mail).toMatchObject({
    headers: {
      'List-Unsubscribe': expect.stringContaining(`/api/stock-alerts/${leave}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

test('an unconfirmed address is deleted after a week', async () => {
  const [one, other] = [await aSoldOutTire(), await aSoldOutTire()]
  const [known, silent] = [someone(), someone()]
  await noteConfirmed(one.id, known)
  await noteConfirmed(other.id, known)
  await note(other.id, silent)
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  await db().stockAlert.updateMany({ where: { productId: other.id }, data: { createdAt: eightDaysAgo } })
  await clearOldAlerts()
  expect(await alertsOf(silent)).toEqual([])
  expect(await alertsOf(known)).toHaveLength(2)
})

test('who has confirmed one alert has confirmed no other, and its link confirms no product that a stranger adds', async () => {
  const [mine, added] = [await aSoldOutTire(), await aSoldOutTire()]
  const email = someone()
  await noteConfirmed(mine.id, email)
  const key = await keyOf(email, mine.id)
  await note(added.id, email)
  await confirmAlertByKey(key)
  await restock(added.id)
  const alert = await alertOf(added.id)
  expect(await told(alert)).toBe(0)
  expect(await questionsOf(alert)).toHaveLength(1)
})

test('an account is not asked about its own confirmed address, and is asked about any other', async () => {
  const { id } = await aSoldOutTire()
  const user = aCustomer()
  expect(await note(id, user.email.toUpperCase(), { user })).toEqual({ isAsked: false })
  expect(await questionsOf(await alertOf(id))).toEqual([])
  const unconfirmed = { ...aCustomer(), isEmailConfirmed: false }
  for (const [email, asker] of [
    [unconfirmed.email, unconfirmed],
    [someone(), user],
  ] as const)
    expect(await note((await aSoldOutTire()).id, email, { user: asker })).toEqual({ isAsked: true })
})

test('a forged confirmation key confirms nothing', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await note(id, email)
  const alert = await alertOf(id)
  for (const key of [String(alert), `${alert}.${'a'.repeat(43)}`, await leaveKeyOf(email), 'a'.repeat(43)])
    await expect(confirmAlertByKey(key)).rejects.toMatchObject({ code: 'not_found' })
  expect((await db().stockAlert.findUniqueOrThrow({ where: { id: alert } })).confirmedAt).toBeNull()
})

test('who has lost the question asks again after ten minutes, and no stranger can have it sent all the time', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  for (let i = 0; i < 3; i++) await note(id, email)
  const alert = await alertOf(id)
  expect(await questionsOf(alert)).toHaveLength(1)
  const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000)
  await db().stockAlert.update({ where: { id: alert }, data: { askedAt: elevenMinutesAgo } })
  await note(id, email)
  expect(await questionsOf(alert)).toHaveLength(2)
  for (let i = 0; i < 12; i++) await note((await aSoldOutTire()).id, email.replace('@', `+${i}@`))
  const mailbox = await db().outbox.findFirstOrThrow({
    where: { topic: 'stock.confirm' },
    orderBy: { id: 'desc' },
  })
  const now = await db().outbox.count({
    where: { holdKey: mailbox.holdKey, dueAt: { lte: new Date() } },
  })
  expect(now).toBe(10)
})

test('who wants no more mails gets none, whoever types the address with a tag or without, until their account asks', async () => {
  const user = aCustomer()
  const { id } = await aSoldOutTire()
  await note(id, user.email)
  const key = await leaveKeyOf(user.email)
  await removeAlertsByKey(key)
  // the link works after its alert is gone
  await refuseAlertsByKey(key)
  for (const email of [user.email, user.email.replace('@', '+x@')])
    expect(await note((await aSoldOutTire()).id, email)).toEqual({ isAsked: true })
  expect(await db().stockAlert.count({ where: { email: { contains: user.uid } } })).toBe(0)
  await note(id, user.email, { user })
  await note((await aSoldOutTire()).id, user.email)
  expect(await alertsOf(user.email)).toHaveLength(2)
  // a key that the shop did not make fills no list
  const refusals = await db().mailRefusal.count()
  for (const forged of ['b'.repeat(43), `${'b'.repeat(43)}.${'c'.repeat(43)}`])
    await refuseAlertsByKey(forged)
  expect(await db().mailRefusal.count()).toBe(refusals)
})

test('a product that is sold out again before its mail leaves is not told of, and its buyer goes on waiting', async () => {
  const { id } = await aSoldOutTire()
  const email = someone()
  await noteConfirmed(id, email)
  await restock(id)
  await transaction((tx) => setStock(tx, id, 0))
  await sendMails()
  const mailsOf = () =>
    resend.sent.filter(({ mail }) => mail.to === email.toLowerCase() && /^Znów/.test(String(mail.subject)))
  expect(mailsOf()).toEqual([])
  await clearOldAlerts()
  expect(await alertsOf(email)).toHaveLength(1)
  await restock(id)
  await sendMails()
  expect(mailsOf()).toHaveLength(1)
})
