import { afterAll, expect, test, vi } from 'vitest'
import { uploadedAddress, uploadedHash } from '@/lib/media/formats'
import { freePictures } from '@/lib/media/uploads/picture-use.service'
import { upload } from '@/lib/media/uploads/testing'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { perLocale } from '@/lib/platform/i18n/routing'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import type { Role } from '@/lib/platform/identity/roles'
import { weekText } from '@/lib/platform/opening-hours'
import { hasGuaranteeNotice, isOwnMake, shop } from '@/lib/platform/shop-details'
import { withShopNames } from '@/lib/platform/shop-names'
import { sellerNow } from '@/lib/sales/books/contents'
import { orderDocument } from '@/lib/sales/books/document'
import { guaranteePicture } from '@/lib/sales/order-mails/attachments'
import { aCustomer, anAdministrator, anOrderOf, aTire, fillCart } from '@/lib/sales/orders/testing'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { auditEntries } from '@/lib/shop/audit/queries'
import { AuditQuery } from '@/lib/shop/audit/schema'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { bankAccount, claimRecipients, orderPause, orderRecipients } from '@/lib/shop/settings/load'
import { readSettings, settingsHistory } from '@/lib/shop/settings/queries'
import { SaveSettings } from '@/lib/shop/settings/schema'
import { typedSettings } from '@/lib/shop/settings/testing'
import { noText } from '@/lib/shop/settings/texts'
import { ownersToldMail } from '@/lib/shop/staff/owner-mails'
import { wordsOf } from '@/lib/shop/texts/translator'
import { restoreSettings, saveSettings } from './service'

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
  expect(orderRecipients()).toEqual(['biuro@trakt.example', 'magazyn@trakt.example'])
  expect(claimRecipients()).toEqual([shop.email])
})

test('the notice of the legal guarantee is an uploaded picture, which then stays and goes with the confirmation', async () => {
  const uploaded = await upload('#003399')
  const noticeOf = (pl: string) => ({
    details: { ...typedSettings().details, guaranteeNotice: { pl, en: '' } },
  })
  expect(await guaranteePicture(wordsOf('pl'), 'pl')).toBeNull()
  await expect(setSettings(anAdministrator, noticeOf(uploadedAddress('0'.repeat(32))))).rejects.toMatchObject(
    { fields: [{ path: 'settings.details.guaranteeNotice.pl', code: 'invalid_url' }] },
  )
  await setSettings(anAdministrator, noticeOf(uploaded.url))
  expect(shop.guaranteeNotice).toEqual({ pl: uploaded.url, en: '' })
  expect(hasGuaranteeNotice()).toBe(false)
  expect(await guaranteePicture(wordsOf('ru'), 'ru')).toMatchObject({ contentType: 'image/png' })
  await setSettings(anAdministrator, noticeOf(''))
  await transaction((tx) => freePictures(tx, [uploaded.url]))
  const [row] = await db().uploadedPicture.findMany({ where: { hash: uploadedHash(uploaded.url) ?? '' } })
  expect(row?.usedAt).not.toBeNull()
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
  const text = perLocale((locale) => `Tekst ${locale}`)
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

test('the address for parts that the shop does not sell is in the settings, and in the audit', async () => {
  const partsAddress = 'https://sruby.example/kola'
  await setSettings(anAdministrator, { details: { ...typedSettings().details, partsAddress } })
  expect(shop.partsAddress).toBe(partsAddress)
  const { entries } = await auditEntries(AuditQuery.parse({ type: 'settings' }))
  expect(entries[0]?.after).toMatchObject({ partsAddress })
  await setSettings(anAdministrator, { details: typedSettings().details })
  expect(shop.partsAddress).toBe('')
})

test('another bank account is told to the owners once it changes, and its whole number is shown to owners only', async () => {
  // other tests have owners by claim in the same emulator
  const provider = vi.spyOn(identityProvider(), 'listUsers').mockResolvedValue({ users: [] })
  const told = () => db().outbox.count({ where: { topic: 'owners.told' } })
  await setSettings(anAdministrator, { bankAccount: '' })
  const before = await told()
  await setSettings(anAdministrator, details('Inna nazwa'))
  expect(await told()).toBe(before)
  await setSettings(anAdministrator, { bankAccount: '92 1240 1234 0001 5678 9012 3456' })
  expect(await told()).toBe(before + 1)
  const { payload } = await db().outbox.findFirstOrThrow({
    where: { topic: 'owners.told' },
    orderBy: { id: 'desc' },
  })
  provider.mockRestore()
  const mail = await ownersToldMail(payload)
  expect(mail?.to).toBe(shop.email)
  expect(mail?.text).toContain('•••• 3456')
  expect(mail?.text).not.toContain('9012')
  const accountFor = async (role: Role) =>
    (await auditEntries(AuditQuery.parse({ type: 'settings' }), role)).entries[0]?.after?.bankAccount
  expect(await accountFor('owner')).toBe('92124012340001567890123456')
  expect(await accountFor('readOnly')).toBe('•••• 3456')
})

test('while the owner takes no orders, one is refused, the cart stays, and an answer that was lost is given again', async () => {
  const user = aCustomer()
  const tire = await aTire(9)
  await fillCart(user, [[tire, 1]])
  const place = () => placeOrder(anOrderOf(user), user, 'the-key-of-a-lost-answer')
  const { order } = await place()
  const closedNote = perLocale((locale) => `Urlop ${locale}`)
  await setSettings(anAdministrator, { isClosed: true, closedNote, reopensOn: '2026-12-01' })
  expect(orderPause()).toEqual({ note: closedNote, reopensOn: '2026-12-01' })
  expect(await place()).toMatchObject({ order: { id: order.id }, replayed: true })

  await fillCart(user, [[tire, 2]])
  const placeAnother = () => placeOrder(anOrderOf(user), user)
  await expect(placeAnother()).rejects.toMatchObject({ code: 'order.shop_closed' })
  expect(await db().cartItem.count({ where: { userId: user.uid } })).toBe(1)
  expect((await db().product.findUniqueOrThrow({ where: { id: tire.id } })).quantityInStock).toBe(8)
  await setSettings(anAdministrator, { isClosed: false })
  expect(orderPause()).toBeNull()
  expect((await placeAnother()).order.status).toBe('Pending')
})

test('a server that has not heard yet that no orders are taken takes none either', async () => {
  const { version } = await setSettings(anAdministrator, { isClosed: false })
  // another server saves, and its word has not arrived
  const hours = JSON.stringify({ opens: '9:00', closes: '17:30' })
  await db().$executeRaw`INSERT INTO settings_version (version, data, saved_by, saved_by_name)
    SELECT ${version} + 1, jsonb_set(data - 'closedNote' - 'reopensOn' - 'isTermsRead' - 'formerBrands'
      #- '{details,brand}' #- '{details,partsAddress}', '{details,hours}', ${hours}::jsonb), saved_by, saved_by_name
    FROM settings_version WHERE version = ${version}`
  const { settings } = await readSettings()
  expect(settings).toMatchObject({
    closedNote: noText,
    reopensOn: '',
    isTermsRead: false,
    formerBrands: [],
    details: { brand: 'Trakt', partsAddress: '' },
  })
  expect(settings && weekText(settings.details.hours.week, 'en')).toBe('Mon–Fri 9:00–17:30')
})

test('the brand of the settings decides whose tires are the shop’s own, and tires with its former name stay own', async () => {
  const renamed = (brand: string) =>
    setSettings(anAdministrator, { details: { ...typedSettings().details, brand } })
  await aTire(1, { manufacturer: 'Trakt' })
  await renamed('Bies')
  expect(withShopNames('{brand}')).toBe('Bies')
  expect(['Bies', 'BIES', 'Trakt', 'Nokian', null].map(isOwnMake)).toEqual([true, true, true, false, true])

  await aTire(1, { manufacturer: 'Bies' })
  const { settings } = await renamed('Leszy')
  expect(settings?.formerBrands).toEqual(['Trakt', 'Bies'])
  expect(['Leszy', 'bies', 'Trakt'].map(isOwnMake)).toEqual([true, true, true])

  const back = await renamed('Trakt')
  expect(back.settings?.formerBrands).toEqual(['Bies'])
})

test('a brand that no tire carries is forgotten when it is renamed', async () => {
  const renamed = (brand: string) =>
    setSettings(anAdministrator, { details: { ...typedSettings().details, brand } })
  await renamed('Literówka')
  const { settings } = await renamed('Bies')
  expect(settings?.formerBrands).not.toContain('Literówka')
  expect(isOwnMake('Literówka')).toBe(false)
})
