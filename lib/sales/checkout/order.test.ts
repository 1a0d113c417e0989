import { expect, test } from 'vitest'
import type { InvalidField } from '@/lib/platform/errors'
import { chooseDelivery, emptyDraft } from './draft'
import {
  blockingConditions,
  type CheckoutForm,
  currentStep,
  formErrors,
  orderContent,
  refusedControls,
} from './order'

const home = { address: 'ul. Leśna 1', city: 'Suwałki', postCode: '16-400', country: 'PL' }
const filled: CheckoutForm = {
  ...emptyDraft('jan@trakt.example'),
  firstAndLastName: 'Jan Kowalski',
  phone: '+48 600 100 200',
  main: home,
  privacyConsent: true,
  commercialConsent: true,
}
const elsewhere: CheckoutForm = { ...filled, ...chooseDelivery(filled, 'shipping_to_another_address') }

test('a filled form has nothing wrong and stands at the confirmation', () => {
  expect([...formErrors(filled)]).toEqual([])
  expect(blockingConditions(filled)).toEqual([])
  expect(currentStep(filled)).toBe(3)
})

test('an empty form is told everything at once, each at its own control', () => {
  const empty = { ...emptyDraft(''), privacyConsent: false, commercialConsent: false }
  const errors = formErrors(empty)
  expect([...errors.keys()]).toEqual([
    'firstAndLastName',
    'email',
    'phone',
    'main.address',
    'main.postCode',
    'main.city',
    'privacyConsent',
    'commercialConsent',
  ])
  expect(errors.get('firstAndLastName')).toBe('full_name_required')
  expect(errors.get('email')).toBe('email_required')
  expect(errors.get('phone')).toBe('phone_required')
  expect(errors.get('main.address')).toBe('required')
  expect(errors.get('privacyConsent')).toBe('consent_required')
  expect(errors.get('commercialConsent')).toBe('consent_required')
  expect(blockingConditions(empty)).toEqual(['main', 'consents'])
  expect(currentStep(empty)).toBe(0)
})

test('a company needs its name and a tax id that holds, and no full name', () => {
  const company = { ...filled, customerType: 'company' as const, firstAndLastName: '' }
  expect([...formErrors(company).keys()].sort()).toEqual(['companyName', 'unn'])
  expect(formErrors({ ...company, companyName: 'Las', unn: '1234567890' }).get('unn')).toBe('incorrect_nip')
  expect([...formErrors({ ...company, companyName: 'Las', unn: 'PL 526-025-02-74' })]).toEqual([])
})

test('with another address the alternative one is needed and sent, the main one is not', () => {
  const without = { ...elsewhere, main: { ...home, address: '', city: '' } }
  expect(blockingConditions(without)).toEqual(['alternative'])
  expect(formErrors(without).get('alternative.city')).toBe('required')
  expect(formErrors(without).has('main.city')).toBe(false)
  expect(currentStep(without)).toBe(1)
  const cabin = { address: 'Cabin 4', city: 'Vilnius', postCode: 'LT-01100', country: 'LT' }
  const content = orderContent(
    { ...without, alternative: cabin },
    { userId: 'jan', locale: 'en', totalGrosze: 54_999 },
  )
  expect(content).toMatchObject({ ...cabin, locale: 'en', expectedTotal: 549.99 })
})

test('only a consent is missing: the buyer stands at the last step', () => {
  const unticked = { ...filled, commercialConsent: false }
  expect(blockingConditions(unticked)).toEqual(['consents'])
  expect(currentStep(unticked)).toBe(3)
})

test("a Polish postcode is Polish, another country's is its own", () => {
  expect(formErrors({ ...filled, main: { ...home, postCode: '1640' } }).get('main.postCode')).toBe(
    'incorrect_post_code',
  )
  expect([...formErrors({ ...filled, main: { ...home, postCode: '01100', country: 'LT' } })]).toEqual([])
})

const order = { userId: 'jan', locale: 'en', totalGrosze: 54_999 } as const

test('a Polish postcode typed without its hyphen is sent with it', () => {
  for (const postCode of ['16400', '16 400', ' 16–400 '])
    expect(orderContent({ ...filled, main: { ...home, postCode } }, order).postCode).toBe('16-400')
  const lithuanian = { ...filled, main: { ...home, postCode: '01100', country: 'LT' } }
  expect(orderContent(lithuanian, order).postCode).toBe('01100')
})

test('an order that goes elsewhere carries the main address for billing, once it is complete', () => {
  const cabin = { address: 'Cabin 4', city: 'Vilnius', postCode: 'LT-01100', country: 'LT' }
  const sent = { ...elsewhere, alternative: cabin }
  expect(orderContent(sent, order)).toMatchObject({ ...cabin, billing: home })
  expect(orderContent({ ...sent, main: { ...home, city: ' ' } }, order).billing).toBeNull()
  expect(orderContent(filled, order).billing).toBeNull()
  const wrong = { ...sent, main: { ...home, postCode: '1' } }
  expect([...formErrors(wrong)]).toEqual([['main.postCode', 'incorrect_post_code']])
})

test('what the server finds wrong stands at the control it was typed into', () => {
  const fields: InvalidField[] = [
    { path: 'city', code: 'too_long' },
    { path: 'phone', code: 'incorrect_phone_number' },
  ]
  expect([...refusedControls(fields, elsewhere)]).toEqual([
    ['alternative.city', 'too_long'],
    ['phone', 'incorrect_phone_number'],
  ])
})
