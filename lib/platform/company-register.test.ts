import { describe, expect, test } from 'vitest'
import { sellerLines } from '@/lib/shop/mail/template'
import { wordsOf } from '@/lib/shop/texts/translator'
import { companyRegister } from './company-register'
import { isGuaranteed, shop } from './shop-details'

const company = {
  courtRegister: 'KRS 0000123456',
  court: 'Sąd Rejonowy w Ełku',
  shareCapital: 50_000,
  bdo: '000123456',
}

describe('the company’s register entries', () => {
  test.each([
    ['pl', 'KRS 0000123456, Sąd Rejonowy w Ełku, kapitał zakładowy 50 000 zł, BDO 000123456'],
    [
      'en',
      'KRS 0000123456, registered at Sąd Rejonowy w Ełku, share capital 50,000 PLN, BDO (waste register) 000123456',
    ],
    [
      'ru',
      'KRS 0000123456, суд: Sąd Rejonowy w Ełku, уставный капитал 50 000 PLN, BDO (реестр отходов) 000123456',
    ],
  ] as const)('in %s name court, share capital and BDO number', (locale, line) => {
    expect(companyRegister(wordsOf(locale), company).replaceAll('\u00a0', ' ')).toBe(line)
  })

  test('a share capital has no grosze, or two digits of them', () => {
    const capital = (shareCapital: number) =>
      companyRegister(wordsOf('pl'), { ...company, court: '', bdo: '', shareCapital })
    expect(capital(5_000)).toContain('kapitał zakładowy 5000 zł')
    expect(capital(5_000.5)).toContain('kapitał zakładowy 5000,50 zł')
  })

  test('what the owner left empty is not named', () => {
    const bare = { ...company, court: '', shareCapital: 0, bdo: '' }
    expect(companyRegister(wordsOf('pl'), bare)).toBe('KRS 0000123456')
  })

  test('stand below every mail, with firm, seat and tax id', () => {
    const lines = sellerLines(wordsOf('pl')).join('\n')
    const { name, city, taxId, courtRegister, court, bdo } = shop.company
    for (const said of [name, city, taxId, courtRegister, court, 'kapitał zakładowy', bdo])
      expect(lines).toContain(said)
  })
})

test('the one-year guarantee covers the products of the shop, never those of another manufacturer', () => {
  expect(isGuaranteed({ manufacturer: shop.brand, makerName: null })).toBe(true)
  expect(isGuaranteed({ makerName: shop.company.name })).toBe(true)
  expect(isGuaranteed({ manufacturer: 'Nokian', makerName: null })).toBe(false)
  expect(isGuaranteed({ makerName: 'Dotz GmbH' })).toBe(false)
})
