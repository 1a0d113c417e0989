import { expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import { perLocale } from '@/lib/platform/i18n/routing'
import { textsOf } from './form'
import { RestoreSettings, Settings, type SettingsInput } from './schema'
import { typedSettings } from './testing'
import { noText } from './texts'

const faultsOf = (typed: unknown) => {
  const { error } = Settings.safeParse(typed)
  return error ? fieldErrors(error).map(({ path, code }) => `${path}: ${code}`) : []
}
const { details } = typedSettings()
const company = (more: Partial<SettingsInput['details']['company']>) =>
  faultsOf(typedSettings({ details: { ...details, company: { ...details.company, ...more } } }))
const shopWith = (more: Partial<SettingsInput['details']>) =>
  faultsOf(typedSettings({ details: { ...details, ...more } }))

test('settings are read as people type them, and written as they were read', () => {
  const read = Settings.parse(typedSettings())
  expect(read.details.company).toMatchObject({ taxId: '5252248481', shareCapital: 10_000.5 })
  expect(read.bankAccount).toBe('92124012340001567890123456')
  expect(read.mail).toEqual({ orders: ['biuro@bies.example', 'magazyn@bies.example'], claims: [] })
  expect(Settings.parse(textsOf(read))).toEqual(read)
})

test('figures are read in all the ways in which people type them', () => {
  const capitalOf = (shareCapital: string) =>
    Settings.parse(typedSettings({ details: { ...details, company: { ...details.company, shareCapital } } }))
      .details.company.shareCapital
  expect(['1 234,50', '1.234,50', ' 1234.5 '].map(capitalOf)).toEqual([1_234.5, 1_234.5, 1_234.5])
  for (const shareCapital of ['', '1,2,3', '1e3'])
    expect(company({ shareCapital })).toEqual(['details.company.shareCapital: invalid_number'])
})

test('a tax id, an account and a BDO number with a wrong digit are refused at their controls', () => {
  expect(company({ taxId: '525-224-84-82' })).toEqual(['details.company.taxId: settings.tax_id'])
  expect(company({ taxId: '0000000000' })).toEqual(['details.company.taxId: settings.tax_id'])
  expect(company({ bdo: '12345' })).toEqual(['details.company.bdo: settings.bdo'])
  const account = '93 1240 1234 0001 5678 9012 3456'
  expect(faultsOf(typedSettings({ bankAccount: account }))).toEqual(['bankAccount: settings.account'])
  expect(faultsOf(typedSettings({ bankAccount: ' ' }))).toEqual([])
})

test('half-filled settings are refused, each field at its control', () => {
  expect(company({ name: ' ', city: '' })).toEqual([
    'details.company.name: required',
    'details.company.city: required',
  ])
  expect(company({ postCode: '9001' })).toEqual(['details.company.postCode: settings.post_code'])
  expect(company({ shareCapital: 'ten' })).toEqual(['details.company.shareCapital: invalid_number'])
  expect(shopWith({ email: 'sklep', phone: '12' })).toEqual([
    'details.phone: incorrect_phone_number',
    'details.email: incorrect_email',
  ])
  const week = ['18-9', '9-17', '', 'open', '', '', '']
  expect(shopWith({ hours: { week, special: '24.12.2026\n31.02.2027' } })).toEqual([
    'details.hours.week.0: settings.hours',
    'details.hours.week.3: settings.hours',
    'details.hours.special: settings.special_days',
  ])
  expect(shopWith({ brand: ' ' })).toEqual(['details.brand: required'])
  expect(shopWith({ map: { latitude: '91', longitude: '19' } })).toEqual([
    'details.map.latitude: out_of_range',
  ])
  expect(shopWith({ apps: { android: 'javascript:alert(1)', ios: '' } })).toEqual([
    'details.apps.android: invalid_url',
  ])
  expect(shopWith({ partsAddress: 'http://sruby.example' })).toEqual(['details.partsAddress: invalid_url'])
  expect(shopWith({ partsAddress: 'https://sruby.example/kola?z=1' })).toEqual([])
  expect(faultsOf(typedSettings({ mail: { orders: 'biuro@bies.example, x', claims: '' } }))).toEqual([
    'mail.orders: incorrect_email',
  ])
})

test('a text is set in all languages or in none', () => {
  const text = perLocale((locale) => `Tekst ${locale}`)
  expect(faultsOf(typedSettings({ texts: { rulesOrder: { ...text, ru: ' ' } } }))).toEqual([
    'texts.rulesOrder.ru: settings.missing_language',
  ])
  expect(Settings.parse(typedSettings({ texts: { rulesOrder: text, aboutWho: noText } })).texts).toEqual({
    rulesOrder: text,
  })
  expect(faultsOf(typedSettings({ texts: { somethingElse: text } as SettingsInput['texts'] }))).not.toEqual(
    [],
  )
})

test('a version that no row can have is refused before PostgreSQL sees it', () => {
  const { error } = RestoreSettings.safeParse({ version: 3, restores: 2 ** 31 })
  expect(error && fieldErrors(error)).toEqual([{ path: 'restores', code: 'out_of_range' }])
  expect(RestoreSettings.safeParse({ version: 3, restores: 2 }).success).toBe(true)
})
