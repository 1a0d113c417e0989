import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/core/database/db'
import { transaction } from '@/lib/core/database/transaction'
import { sendMails } from '@/lib/mail/testing'
import { aTire } from '@/lib/orders/testing'
import { giveBackStock, setStock } from '@/lib/stock/service'
import { standIns } from '@/local/test-database/stand-ins'
import { alertsOf } from './queries'
import { clearOldAlerts, confirmAlertsByKey, noteStockAlert, removeAlertsByKey } from './service'

const { resend } = standIns()
afterAll(async () => {
  await db().$disconnect()
})

let visitors = 0
const someone = () => `Anna-${++visitors}@Example.com`
const note = (
  productId: number,
  email: string,
  more: { locale?: 'pl' | 'en' | 'ru'; website?: string } = {},
) =>
  noteStockAlert(
    { productId, email, locale: 'pl', ...more },
    new Headers({ 'x-forwarded-for': `203.0.113.${++visitors}` }),
  )
/** Notes an address and confirms it, as the button of its mail does. */
async function noteConfirmed(...asked: Parameters<typeof note>) {
  await note(...asked)
  await confirmAlertsByKey(await keyOf(asked[1]))
}
const keyOf = async (email: string) =>
  (await db().stockAlert.findFirstOrThrow({ where: { email: email.toLowerCase() } })).removalKey
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
  const email = someone()
  await noteConfirmed((await aSoldOutTire()).id, email)
  for (let attempt = 0; attempt < 10; attempt++) {
    const { id } = await aSoldOutTire()
    const [outcome] = await Promise.allSettled([note(id, email), restock(id)])
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
  const { removalKey } = await db().stockAlert.findUniqueOrThrow({ where: { id: await idOf(mine) } })
  await removeAlertsByKey(removalKey)
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
  await confirmAlertsByKey(await keyOf(email))
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
  const key = await keyOf(email)
  expect(mails()[0]?.mail.text).toContain(`/stockAlerts?confirm=${key}`)
  // what has come back meanwhile is told at once, and once
  await confirmAlertsByKey(key)
  await confirmAlertsByKey(key)
  expect(await told(await idOf(email))).toBe(1)
  await sendMails()
  expect(mails()[1]?.mail).toMatchObject({
    headers: {
      'List-Unsubscribe': expect.stringContaining(`/api/stock-alerts/${key}>`),
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  })
})

test('a confirmed address is not asked again, and an unconfirmed one is deleted after a week', async () => {
  const [one, other] = [await aSoldOutTire(), await aSoldOutTire()]
  const [known, silent] = [someone(), someone()]
  await noteConfirmed(one.id, known)
  await note(other.id, known)
  const asked = (stockAlertId: number) =>
    db().outbox.count({ where: { eventKey: `stock.confirm:${stockAlertId}` } })
  expect(await asked(await alertOf(other.id))).toBe(0)
  await note(other.id, silent)
  expect(await asked(await idOf(silent))).toBe(1)
  const eightDaysAgo = new Date(Date.now() - 8 * 24 * 3_600_000)
  await db().stockAlert.updateMany({ where: { productId: other.id }, data: { createdAt: eightDaysAgo } })
  await clearOldAlerts()
  expect(await alertsOf(silent)).toEqual([])
  expect(await alertsOf(known)).toHaveLength(2)
})
