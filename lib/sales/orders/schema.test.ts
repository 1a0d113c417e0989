import { describe, expect, test } from 'vitest'
import { fieldErrors } from '@/lib/platform/http/fields'
import { PlaceOrder } from './schema'
import { orderOf } from './testing-sample-order'

const valid = orderOf({ uid: 'u', email: 'lucja@example.online' })
const errorsOf = (more: object) => {
  const result = PlaceOrder.safeParse({ ...valid, ...more })
  return result.success ? [] : fieldErrors(result.error).map(({ path, code }) => `${path}: ${code}`)
}

describe('the create payload', () => {
  test('a phone is stored as digits, whatever was written between them', () => {
    for (const phone of [
      '+48 600-700-800',
      '+48\u00a0600\u2011700\u2013800',
      '\u202a+48 (600) 700.800\u202c',
    ])
      expect(PlaceOrder.parse({ ...valid, phone }).phone).toBe('+48600700800')
  })

  test.each([
    [{ email: '' }, 'email: email_required'],
    [{ email: 'a@b.c' }, 'email: incorrect_email'],
    [{ phone: '123' }, 'phone: incorrect_phone_number'],
    [{ address: '   ' }, 'address: required'],
    [{ city: 'E\u0000łk' }, 'city: invalid_value'],
    [{ firstAndLastName: ' ' }, 'firstAndLastName: full_name_required'],
    [{ firstAndLastName: 'Ż'.repeat(201) }, 'firstAndLastName: too_long'],
    [{ customerType: 'robot' }, 'customerType: unknown_value'],
    [{ postCode: '19300' }, 'postCode: incorrect_post_code'],
    [{ postCode: '19300', country: 'PL' }, 'postCode: incorrect_post_code'],
    [{ typeOfDelivery: 'drone' }, 'typeOfDelivery: unknown_value'],
    [{ typeOfPayment: 'credit_card' }, 'typeOfPayment: unknown_value'],
    [{ privacyConsent: false }, 'privacyConsent: consent_required'],
    [{ firstAndLastName: 'You won! https://prize.example' }, 'firstAndLastName: no_links'],
    [{ customerType: 'company', companyName: 'WWW.prize.example' }, 'companyName: no_links'],
    [{ customerType: 'company', unn: 'DE www.prize.example' }, 'unn: no_links'],
    [{ address: 'www.prize.example 4' }, 'address: no_links'],
    [{ city: 'ftp://prize' }, 'city: no_links'],
    [{ country: 'http://prize.example' }, 'country: no_links'],
    [{ country: 'RU' }, 'country: country_not_offered'],
    [{ country: 'Białoruś' }, 'country: country_not_offered'],
    [{ expectedTotal: '12' }, 'expectedTotal: invalid_number'],
  ])('%j is refused with %s', (more, error) => {
    expect(errorsOf(more)).toContain(error)
  })

  test('a country is stored as its code, whether it came as a code or by name', () => {
    const berlin = { address: 'Torstraße 1', city: 'Berlin', postCode: '10115', country: 'Deutschland' }
    expect(PlaceOrder.parse(valid).country).toBe('PL')
    expect(PlaceOrder.parse({ ...valid, ...berlin, billing: berlin })).toMatchObject({
      country: 'DE',
      billing: { country: 'DE' },
    })
    expect(errorsOf({ billing: { ...berlin, country: 'Россия' } })).toEqual([
      'billing.country: country_not_offered',
    ])
  })

  test('a billing address is complete or left out, and its postal code is one of its country', () => {
    const london = { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' }
    expect(PlaceOrder.parse({ ...valid, billing: london }).billing).toEqual(london)
    expect(PlaceOrder.parse({ ...valid, billing: null }).billing).toBeUndefined()
    expect(errorsOf({ billing: { ...london, city: ' ' } })).toEqual(['billing.city: required'])
    expect(errorsOf({ billing: { ...london, country: 'PL' } })).toEqual([
      'billing.postCode: incorrect_post_code',
    ])
  })

  test('the billing country decides which tax id a company needs', () => {
    const london = { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' }
    const company = { customerType: 'company', companyName: 'Holmes Ltd', unn: '123' }
    expect(errorsOf(company)).toEqual(['unn: incorrect_nip'])
    expect(errorsOf({ ...company, billing: london })).toEqual([])
  })

  test('a contact person is kept for a company only, and carries no link', () => {
    const company = { customerType: 'company', companyName: 'Las', unn: '5260250274', contactPerson: ' Ewa ' }
    expect(PlaceOrder.parse({ ...valid, ...company }).contactPerson).toBe('Ewa')
    expect(PlaceOrder.parse({ ...valid, contactPerson: 'Ewa' }).contactPerson).toBeUndefined()
    expect(errorsOf({ contactPerson: 'www.prize.example' })).toEqual(['contactPerson: no_links'])
  })

  test("a company's own number of the order is kept for a company only, up to 50 characters", () => {
    const company = { customerType: 'company', companyName: 'Las', unn: '5260250274' }
    const parsed = (buyerReference: string) => PlaceOrder.parse({ ...valid, ...company, buyerReference })
    expect(parsed(' ZK/7/2026 ').buyerReference).toBe('ZK/7/2026')
    expect(parsed('').buyerReference).toBeUndefined()
    expect(PlaceOrder.parse({ ...valid, buyerReference: 'ZK 7' }).buyerReference).toBeUndefined()
    expect(errorsOf({ buyerReference: 'Z'.repeat(51) })).toEqual(['buyerReference: too_long'])
  })

  test('everything that is wrong is said at once', () => {
    expect(errorsOf({ email: '', firstAndLastName: '', postCode: 'x' })).toHaveLength(3)
  })

  test('a company needs a name and a tax id, in Poland a NIP that holds', () => {
    const company = { customerType: 'company', firstAndLastName: undefined, companyName: 'Trakt' }
    expect(errorsOf({ ...company, unn: '' })).toEqual(['unn: tax_id_required'])
    expect(errorsOf({ ...company, unn: '5261040829' })).toEqual(['unn: incorrect_nip'])
    expect(errorsOf({ ...company, unn: '5261040828', companyName: '' })).toEqual([
      'companyName: company_name_required',
    ])
    const abroad = { ...company, country: 'DE', postCode: '10115' }
    expect(errorsOf({ ...abroad, unn: '' })).toEqual(['unn: tax_id_required'])
    expect(errorsOf({ ...abroad, unn: 'DE 811 907 980' })).toEqual([])
    // a company from abroad that has its order sent to Poland has no NIP
    expect(PlaceOrder.parse({ ...valid, ...company, unn: 'DE 811 907 980' }).unn).toBe('DE 811 907 980')
    expect(errorsOf({ ...company, unn: 'PL 5261040829' })).toEqual(['unn: incorrect_nip'])
  })

  test('what belongs to the other customer type is dropped, and the status of the client ignored', () => {
    const order = PlaceOrder.parse({ ...valid, companyName: 'X', unn: '1', status: 'Delivered' })
    expect(order).toMatchObject({ companyName: null, unn: null })
    expect(order).not.toHaveProperty('status')
  })

  test.each([null, [], 'x', 7])('%j is no order', (value) => {
    expect(PlaceOrder.safeParse(value).success).toBe(false)
  })
})
