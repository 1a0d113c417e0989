import { expect, test } from 'vitest'
import { pageMemory } from '@/lib/platform/browser/tab-storage'
import {
  chooseCustomerType,
  chooseDelivery,
  deliveryAddress,
  emptyDraft,
  forgetDraft,
  keepDraft,
  offeredDeliveries,
  prefilled,
  readDraft,
  withOfferedDelivery,
  withOfferedPayment,
} from './draft'

const home = { address: 'ul. Leśna 1', city: 'Suwałki', postCode: '16-400', country: 'PL' }
const cabin = { address: 'Cabin 4', city: 'Vilnius', postCode: 'LT-01100', country: 'LT' }
const draft = { ...emptyDraft('jan@trakt.example'), main: home }

test('the form starts with the e-mail of the session, fitted delivery and payment at the door', () => {
  expect(emptyDraft('jan@trakt.example')).toMatchObject({
    customerType: 'private_person',
    email: 'jan@trakt.example',
    typeOfDelivery: 'delivery_with_assembly',
    typeOfPayment: 'payment_at_delivery',
  })
})

test('another address keeps the main one, and shipping to the customer brings it back', () => {
  const elsewhere = { ...chooseDelivery(draft, 'shipping_to_another_address'), alternative: cabin }
  expect(deliveryAddress(elsewhere)).toEqual(cabin)
  const changed = { ...elsewhere, main: { ...home, city: 'Sejny' } }
  const back = chooseDelivery(changed, 'shipping_to_customer')
  expect(deliveryAddress(back)).toEqual(home)
  expect(back.savedMain).toBeNull()
})

test('a main address typed only after another one was asked for is not lost on the way back', () => {
  const elsewhere = chooseDelivery(emptyDraft(''), 'shipping_to_another_address')
  const back = chooseDelivery({ ...elsewhere, main: home }, 'shipping_to_customer')
  expect(back.main).toEqual(home)
})

test('asking for another address twice does not save a half-changed main address', () => {
  const once = chooseDelivery(draft, 'shipping_to_another_address')
  const twice = chooseDelivery({ ...once, main: { ...home, address: '' } }, 'shipping_to_another_address')
  expect(twice.savedMain).toEqual(home)
})

test('the alternative address is still there when the buyer asks for it again', () => {
  const elsewhere = { ...chooseDelivery(draft, 'shipping_to_another_address'), alternative: cabin }
  const back = chooseDelivery(elsewhere, 'delivery_with_assembly')
  expect(deliveryAddress(chooseDelivery(back, 'shipping_to_another_address'))).toEqual(cabin)
})

test('a private person has no company, a company no full name', () => {
  const company = {
    ...draft,
    customerType: 'company' as const,
    companyName: 'Las Sp. z o.o.',
    unn: '5260250274',
  }
  expect(chooseCustomerType(company, 'private_person')).toMatchObject({ companyName: '', unn: '' })
  const person = { ...draft, firstAndLastName: 'Jan Kowalski' }
  expect(chooseCustomerType(person, 'company').firstAndLastName).toBe('')
})

const noPickup = { offersPickup: false }

test('picking up is offered where the shop says so, to buyers abroad too, and after the other deliveries', () => {
  expect(offeredDeliveries(draft, noPickup)).not.toContain('pickup')
  expect(offeredDeliveries(draft, { offersPickup: true }).at(-1)).toBe('pickup')
  const abroad = { ...draft, main: cabin }
  expect(offeredDeliveries(abroad, { offersPickup: true })).toContain('pickup')
  const draftOfBefore = { ...draft, typeOfDelivery: 'pickup' as const }
  expect(withOfferedDelivery(draftOfBefore, noPickup).typeOfDelivery).toBe('shipping_to_customer')
})

test('fitting is offered in Poland only, and a buyer abroad gets a parcel', () => {
  expect(offeredDeliveries(draft, noPickup)).toContain('delivery_with_assembly')
  expect(withOfferedDelivery(draft, noPickup)).toBe(draft)
  const abroad = { ...draft, main: cabin }
  expect(offeredDeliveries(abroad, noPickup)).not.toContain('delivery_with_assembly')
  expect(withOfferedDelivery(abroad, noPickup).typeOfDelivery).toBe('shipping_to_customer')
})

test('what was typed survives a reload, for the one who typed it only', () => {
  const storage = pageMemory()
  keepDraft(storage, 'jan', draft)
  expect(readDraft(storage, 'jan')).toEqual(draft)
  expect(readDraft(storage, 'anna')).toBeNull()
  forgetDraft(storage)
  expect(readDraft(storage, 'jan')).toBeNull()
})

test.each(['{', '"text"', '{"userId":"jan","draft":{"email":7}}'])(
  'storage that holds %s opens an empty form',
  (held) => {
    const storage = pageMemory()
    storage.setItem('trakt-checkout', held)
    expect(readDraft(storage, 'jan')).toBeNull()
  },
)

const record = {
  name: 'Jan',
  surname: 'Żuk',
  phone: '+48600100200',
  address: 'ul. Leśna 1',
  index: '16-400',
  city: 'Suwałki',
  companyName: 'Żuk i Syn',
  unn: '5260250274',
}
const nothing = () => false

test('my data fills what is still empty, and never what was typed', () => {
  const typed = { ...emptyDraft('jan@trakt.example'), phone: '500500500' }
  const filled = prefilled(typed, { ...record, customerType: 'private_person' }, nothing)
  expect(filled).toMatchObject({ firstAndLastName: 'Jan Żuk', phone: '500500500', main: home })
  expect([filled.companyName, filled.unn]).toEqual(['', ''])
})

test('the country of my data comes with their address, and never beside a typed one', () => {
  const blank = emptyDraft('jan@trakt.example')
  expect(prefilled(blank, { ...record, country: 'GB' }, nothing).main.country).toBe('GB')
  expect(prefilled(blank, { ...record, country: 'Atlantis' }, nothing).main.country).toBe('PL')
  expect(prefilled(draft, { ...record, country: 'GB' }, nothing).main.country).toBe('PL')
})

test('a field that the buyer is in stays theirs', () => {
  const inPhone = (field: string) => field === 'phone'
  expect(prefilled(emptyDraft('jan@trakt.example'), record, inPhone).phone).toBe('')
})

test('a company of my data orders as one, unless a person is already named', () => {
  const company = { ...record, customerType: 'company' as const }
  const blank = emptyDraft('jan@trakt.example')
  expect(prefilled(blank, company, nothing)).toMatchObject({
    customerType: 'company',
    companyName: 'Żuk i Syn',
    unn: '5260250274',
    contactPerson: 'Jan Żuk',
    firstAndLastName: '',
  })
  expect(prefilled({ ...blank, firstAndLastName: 'Ewa' }, company, nothing)).toMatchObject({
    customerType: 'private_person',
    firstAndLastName: 'Ewa',
    companyName: '',
  })
})

test('a payment that the shop no longer offers gives way to the one at the delivery', () => {
  const byTransfer = { ...draft, typeOfPayment: 'bank_transfer' as const }
  expect(withOfferedPayment(byTransfer, ['payment_at_delivery', 'bank_transfer'])).toBe(byTransfer)
  expect(withOfferedPayment(byTransfer, ['payment_at_delivery', 'paypal']).typeOfPayment).toBe(
    'payment_at_delivery',
  )
})
