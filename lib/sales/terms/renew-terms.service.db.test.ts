import { afterAll, expect, test } from 'vitest'
import { renewTermsAfterRelease } from '@/lib/office/settings/renew-terms-after-release'
import { db } from '@/lib/platform/database/db'
import { perLocale } from '@/lib/platform/i18n/routing'
import { aRate, setRates } from '@/lib/sales/delivery/testing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { setSettings } from '@/lib/shop/settings/db-testing'
import { textsOf } from '@/lib/shop/settings/form'
import { readSettings, settingsHistory } from '@/lib/shop/settings/queries'
import { typedSettings } from '@/lib/shop/settings/testing'
import { rulesOfVersion } from './terms'

afterAll(() => db().$disconnect())

const own = {
  ...perLocale(() => 'old text'),
  pl: '{company} i {nikt}, stara treść',
  en: '{company}, old text',
  ru: '{company}, старый текст',
}

/** Saves the newest version once more, as another release would have stored its terms. */
async function storeTerms(terms: object | null) {
  const { version } = await readSettings()
  await db().$executeRaw`INSERT INTO settings_version (version, data, saved_by, saved_by_name, terms)
    SELECT ${version} + 1, data, saved_by, saved_by_name, ${terms && JSON.stringify(terms)}::jsonb
    FROM settings_version WHERE version = ${version}`
  return version + 1
}

test('delivery prices change nothing while no settings were ever saved', async () => {
  await setRates(anAdministrator, [aRate()])
  expect(await readSettings()).toEqual({ version: 0, settings: null })
  await setRates(anAdministrator, [])
})

test('the terms of a version say what they said, with the seller of that time', async () => {
  const first = await setSettings(anAdministrator, { texts: { rulesDisputes: own } })
  const { details } = typedSettings()
  await setSettings(anAdministrator, {
    details: { ...details, company: { ...details.company, name: 'Nowa Sp. z o.o.' } },
    texts: { rulesDisputes: perLocale(() => 'Nowa treść') },
  })
  const past = await rulesOfVersion(first.version)
  expect(past?.terms.texts.pl.disputes).toBe('Bies Sp. z o.o. i {nikt}, stara treść')
  expect(past?.terms.texts.ru.disputes).toBe('Bies Sp. z o.o., старый текст')
  expect(past?.terms.texts.pl.seller).toContain('Bies Sp. z o.o.')
  expect(past?.seller.company.name).toBe('Bies Sp. z o.o.')
  expect(JSON.stringify(past?.terms.texts)).not.toMatch(/Nowa|\{(?!nikt|"|\\)\w+\}/)
  expect(past).toMatchObject({ isStored: true, since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
})

test('a version keeps its delivery prices and payment methods, and other prices begin a new one', async () => {
  await setRates(anAdministrator, [])
  const before = await setSettings(anAdministrator, { bankAccount: '' })
  await setRates(anAdministrator, [aRate({ name: 'DPD', price: 25 })])
  const priced = await readSettings()
  expect(priced).toMatchObject({ version: before.version + 1, settings: { bankAccount: '' } })
  await setRates(anAdministrator, [aRate({ name: 'Raben', price: 99 })])

  const unpriced = await rulesOfVersion(before.version)
  expect(unpriced?.terms.rates).toEqual([])
  expect(unpriced?.terms.texts.en.delivery).not.toContain('price list')
  const past = await rulesOfVersion(priced.version)
  expect(past?.terms.rates).toMatchObject([{ name: 'DPD', priceGrosze: 2_500 }])
  expect(past?.terms.texts.en.delivery).toContain('price list')
  expect((await rulesOfVersion(priced.version + 1))?.terms.rates).toMatchObject([{ name: 'Raben' }])
  expect((await settingsHistory()).slice(0, 2)).toMatchObject([
    { cause: 'delivery', savedByName: anAdministrator.name },
    { cause: 'delivery' },
  ])

  // the same prices once more are no other terms
  await setRates(anAdministrator, [aRate({ name: 'Raben', price: 99 })])
  expect((await readSettings()).version).toBe(priced.version + 1)
  await setRates(anAdministrator, [])
})

test('a release with other texts begins a version at its start, and the one before keeps its own', async () => {
  const { version } = await setSettings(anAdministrator)
  await renewTermsAfterRelease()
  expect((await readSettings()).version).toBe(version)

  const { terms } = (await rulesOfVersion(version)) ?? {}
  const texts = { ...terms?.texts, pl: { ...terms?.texts.pl, guarantee: 'Gwarancja dawnego wydania' } }
  const earlier = await storeTerms({ ...terms, texts })
  await renewTermsAfterRelease()
  expect((await rulesOfVersion(earlier))?.terms.texts.pl.guarantee).toBe('Gwarancja dawnego wydania')
  expect((await rulesOfVersion(earlier + 1))?.terms).toEqual(terms)
  expect((await settingsHistory())[0]).toMatchObject({
    version: earlier + 1,
    cause: 'release',
    savedByName: '',
  })
  await renewTermsAfterRelease()
  expect((await readSettings()).version).toBe(earlier + 1)
})

test('a server of an older release that restarts beside a newer one leaves the newer terms', async () => {
  const [older, newer] = [new Date('2026-11-01'), new Date('2026-11-20')]
  const { version } = await setSettings(anAdministrator)
  const { terms } = (await rulesOfVersion(version)) ?? {}
  const withGuarantee = (guarantee: string) => ({
    ...terms,
    texts: { ...terms?.texts, pl: { ...terms?.texts.pl, guarantee } },
  })
  await storeTerms(withGuarantee('Gwarancja dawnego wydania'))
  await renewTermsAfterRelease(newer)
  const { version: renewed } = await readSettings()
  expect((await rulesOfVersion(renewed))?.terms).toEqual(terms)

  // as the older server would see it: what is stored is not what its own texts say
  const stored = await storeTerms(withGuarantee('Gwarancja nowego wydania'))
  await renewTermsAfterRelease(older)
  expect((await readSettings()).version).toBe(stored)
  await renewTermsAfterRelease(new Date('2026-11-21'))
  expect((await readSettings()).version).toBe(stored + 1)
})

test('a version that stored no terms says so, and is not said to begin anew', async () => {
  const { settings } = await setSettings(anAdministrator)
  const unstored = await storeTerms(null)
  expect(await rulesOfVersion(unstored)).toMatchObject({ isStored: false, since: settings?.rulesSince })
  await renewTermsAfterRelease()
  expect(await rulesOfVersion(unstored + 1)).toMatchObject({ isStored: true, since: settings?.rulesSince })
})

test('what was saved before the shop had a language is read without it: terms in Polish, settings as they came', async () => {
  const { version } = await setSettings(anAdministrator, { texts: { rulesDisputes: own } })
  const { terms } = (await rulesOfVersion(version)) ?? {}
  const { ru: _, ...texts } = terms?.texts ?? {}
  const earlier = await storeTerms({ ...terms, texts })
  expect((await rulesOfVersion(earlier))?.terms.texts).toEqual({ ...terms?.texts, ru: terms?.texts.pl })

  await db().$executeRaw`INSERT INTO settings_version (version, data, saved_by, saved_by_name)
    SELECT ${earlier} + 1, data #- '{texts,rulesDisputes,ru}' #- '{closedNote,ru}', saved_by, saved_by_name
    FROM settings_version WHERE version = ${earlier}`
  const { settings } = await readSettings()
  expect(settings?.closedNote.ru).toBe('')
  expect(settings && textsOf(settings).texts.rulesDisputes.ru).toBe('')
  const past = await rulesOfVersion(earlier + 1)
  expect(past?.terms.texts.ru.disputes).toBe((await rulesOfVersion(0))?.terms.texts.ru.disputes)
})

test('the terms that came with the shop are version 0, and an unknown version has none', async () => {
  const builtIn = await rulesOfVersion(0)
  expect(builtIn).toMatchObject({ since: null, isStored: false })
  expect(builtIn?.terms.texts.en.seller).toContain('Trakt 4x4 Sp. z o.o.')
  expect(JSON.stringify(builtIn?.terms.texts)).not.toMatch(/\{\w+\}/)
  expect(await rulesOfVersion(999)).toBeNull()
})
