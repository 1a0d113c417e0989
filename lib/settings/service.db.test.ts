import { afterAll, expect, test } from 'vitest'
import { auditEntries } from '@/lib/audit/queries'
import { AuditQuery } from '@/lib/audit/schema'
import { db } from '@/lib/core/database/db'
import { setUpDemo } from '@/lib/core/runtime/testing'
import { sellerNow } from '@/lib/invoices/document'
import { orderDocument } from '@/lib/orders/document'
import { placeOrder } from '@/lib/orders/placing/place'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/orders/testing'
import { shop } from '@/lib/shop'
import { bankAccount, claimRecipients, closedFor, orderRecipients } from './load'
import { readSettings, settingsHistory } from './queries'
import { SaveSettings } from './schema'
import { restoreSettings, saveSettings } from './service'
import { setSettings } from './testing'
import { typedSettings } from './typed-settings'

setUpDemo({})
afterAll(() => db().$disconnect())

async function anOrder() {
  const user = aCustomer()
  await fillCart(user, [[await aTire(9), 1]])
  const { order } = await placeOrder(anOrderOf(user), user)
  return { user, order }
}
const details = (name: string) => ({ details: { ...typedSettings().details, name } })

test('an order keeps the seller and the version of the terms under which it was placed', async () => {
  const first = await anOrder()
  expect(first.order.termsVersion).toBeNull()
  const builtIn = (await orderDocument(first.order.id, first.user)).seller

  const { version } = await setSettings(anAdministrator)
  const second = await anOrder()
  expect(second.order.termsVersion).toBe(version)
  expect(shop).toMatchObject({ name: 'Opony Bies', logo: ['OPONY', 'BIES'] })
  expect(sellerNow()).toMatchObject({ name: 'Bies Sp. z o.o.', taxId: '5252248481', country: 'PL' })
  const { street, ...company } = typedSettings().details.company
  await setSettings(anAdministrator, {
    details: { ...typedSettings().details, company: { ...company, street: 'ul. Inna 1' } },
  })

  expect((await orderDocument(first.order.id, first.user)).seller).toEqual(builtIn)
  const document = await orderDocument(second.order.id, second.user)
  expect(document).toMatchObject({ termsVersion: version, seller: { street, country: 'PL' } })
})

test('the settings say where transfers and mails go', async () => {
  await setSettings(anAdministrator, {
    bankAccount: '92 1240 1234 0001 5678 9012 3456',
    mail: { orders: 'biuro@bies.example', claims: 'reklamacje@bies.example' },
  })
  expect(bankAccount()).toBe('92124012340001567890123456')
  expect(orderRecipients()).toEqual(['biuro@bies.example'])
  expect(claimRecipients()).toEqual(['reklamacje@bies.example'])
  await setSettings(anAdministrator, { bankAccount: '', mail: { orders: '', claims: '' } })
  expect(bankAccount()).toBeUndefined()
  expect(orderRecipients()).toEqual([])
  expect(claimRecipients()).toEqual([shop.email])
})

test('of two owners who save over the same version, the second one is told and changes nothing', async () => {
  await setSettings(anAdministrator)
  const { version } = await readSettings()
  const save = (name: string) =>
    saveSettings(SaveSettings.parse({ version, settings: typedSettings(details(name)) }), anAdministrator)
  const results = await Promise.allSettled([save('Pierwszy'), save('Drugi'), save('Trzeci')])
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'settings.changed' })
  const winner = results.findIndex(({ status }) => status === 'fulfilled')
  const after = await readSettings()
  expect(after.version).toBe(version + 1)
  expect(after.settings?.details.name).toBe(['Pierwszy', 'Drugi', 'Trzeci'][winner])
})

test('an earlier version is put back as a new one, and the history keeps all of them', async () => {
  const { version: earlier } = await setSettings(anAdministrator, details('Dawny'))
  const { version } = await setSettings(anAdministrator, details('Nowy'))
  await expect(
    restoreSettings({ version: earlier, restores: earlier }, anAdministrator),
  ).rejects.toMatchObject({
    code: 'settings.changed',
  })
  await expect(restoreSettings({ version, restores: version + 9 }, anAdministrator)).rejects.toMatchObject({
    code: 'settings.no_such_version',
  })
  const after = await restoreSettings({ version, restores: earlier }, anAdministrator)
  expect(after).toMatchObject({ version: version + 1, settings: { details: { name: 'Dawny' } } })
  expect(shop.name).toBe('Dawny')
  const [newest, before] = await settingsHistory()
  expect(newest).toMatchObject({
    version: version + 1,
    restores: earlier,
    savedByName: anAdministrator.name,
  })
  expect(before).toMatchObject({ version, restores: null })
})

test('the terms count since the day on which their texts last changed', async () => {
  const text = { pl: 'Tekst', en: 'Text', ru: 'Текст' }
  await setSettings(anAdministrator, { texts: {} })
  const { settings } = await setSettings(anAdministrator, { texts: { rulesOrder: text } })
  const today = settings?.rulesSince
  expect(today).toMatch(/^\d{4}-\d\d-\d\d$/)
  const later = await setSettings(anAdministrator, details('Inny'))
  expect(later.settings).toMatchObject({ rulesSince: today, texts: { rulesOrder: text } })
})

test('the audit says what the settings were and are', async () => {
  await setSettings(anAdministrator, details('Dawny'))
  await setSettings(anAdministrator, details('Nowy'))
  const { entries } = await auditEntries(AuditQuery.parse({ type: 'settings' }))
  expect(entries[0]).toMatchObject({
    action: 'settings.change',
    actorName: anAdministrator.name,
    before: { name: 'Dawny' },
    after: { name: 'Nowy' },
  })
})

test('a shop that is closed for now takes no orders until it opens again', async () => {
  await setSettings(anAdministrator, { isClosed: true })
  expect(closedFor()).toBe('pause')
  await expect(anOrder()).rejects.toMatchObject({ code: 'order.shop_closed' })
  await setSettings(anAdministrator, { isClosed: false })
  expect(closedFor()).toBeNull()
  expect((await anOrder()).order.status).toBe('Pending')
})
