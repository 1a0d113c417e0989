import { afterAll, expect, test } from 'vitest'
import { db } from '@/lib/core/database/db'
import { anAdministrator } from '@/lib/orders/testing'
import { rulesOfVersion } from './past-rules'
import { setSettings } from './testing'
import { typedSettings } from './typed-settings'

afterAll(() => db().$disconnect())

const own = {
  pl: '{company} i {nikt}, stara treść',
  en: '{company}, old text',
  ru: '{company}, старый текст',
}

test('the terms of a version say what they said, with the seller of that time', async () => {
  const first = await setSettings(anAdministrator, { texts: { rulesDisputes: own } })
  const { details } = typedSettings()
  await setSettings(anAdministrator, {
    details: { ...details, company: { ...details.company, name: 'Nowa Sp. z o.o.' } },
    texts: { rulesDisputes: { pl: 'Nowa treść', en: 'New text', ru: 'Новый текст' } },
  })
  const past = await rulesOfVersion(first.version, { locale: 'pl', isPriced: false })
  expect(past?.texts.disputes).toBe('Bies Sp. z o.o. i {nikt}, stara treść')
  expect(past?.texts.seller).toContain('Bies Sp. z o.o.')
  expect(JSON.stringify(past)).not.toMatch(/Nowa|\{(?!nikt|")\w+\}/)
  expect(past?.since).toMatch(/^\d{4}-\d\d-\d\d/)
})

test('the terms that came with the shop are version 0, and an unknown version has none', async () => {
  const builtIn = await rulesOfVersion(0, { locale: 'en', isPriced: true })
  expect(builtIn?.since).toBeNull()
  expect(builtIn?.texts.seller).toContain('Trakt 4x4 Sp. z o.o.')
  expect(JSON.stringify(builtIn)).not.toMatch(/\{\w+\}/)
  expect(await rulesOfVersion(999, { locale: 'pl', isPriced: false })).toBeNull()
})
