import { expect, test } from 'vitest'
import { newRecord } from '@/lib/customers/account/rules'
import { emptyDraft } from '@/lib/sales/checkout/draft'
import { detailsAfterOrder } from './remember-buyer'

const london = { address: '221B Baker Street', city: 'London', postCode: 'NW1 6XE', country: 'GB' }
const draft = { ...emptyDraft('jan@trakt.example'), phone: '+44 20 7946 0000', main: london }
const company = { ...draft, customerType: 'company' as const, companyName: 'Holmes Ltd', unn: 'GB123456789' }
const record = newRecord(
  { name: 'Jan', surname: 'Żuk', phone: '+48600100200' },
  { uid: 'jan', email: 'jan@trakt.example' },
  new Date('2026-11-21T10:00:00.000Z'),
)

test('the first order of a company fills my details with the company and its own address', () => {
  expect(detailsAfterOrder(record, '', company)).toEqual({
    customerType: 'company',
    companyName: 'Holmes Ltd',
    unn: 'GB123456789',
    name: 'Jan',
    surname: 'Żuk',
    phone: '+48600100200',
    address: '221B Baker Street',
    index: 'NW1 6XE',
    city: 'London',
    country: 'GB',
  })
})

test('an order changes nothing in details that have an address', () => {
  const moved = { ...record, address: 'ul. Leśna 1', index: '16-400', city: 'Suwałki' }
  expect(detailsAfterOrder(moved, '', company)).toBeNull()
})

test('an order without an address of its own has nothing to add to a private person', () => {
  expect(detailsAfterOrder(record, '', { ...draft, main: emptyDraft('').main })).toBeNull()
})

test('an account without a record gets one when its name is known', () => {
  expect(detailsAfterOrder(null, 'Jan Żuk', draft)).toMatchObject({ name: 'Jan', phone: '+442079460000' })
  expect(detailsAfterOrder(null, 'jan@trakt.example', draft)).toBeNull()
})

test('the first order of an account without a name gives it the buyer’s', () => {
  const person = { ...draft, firstAndLastName: 'Anna Maria Żuk' }
  expect(detailsAfterOrder(null, 'anna@trakt.example', person)).toMatchObject({
    name: 'Anna',
    surname: 'Maria Żuk',
  })
  const buyer = { ...company, contactPerson: 'Jan Nowak' }
  expect(detailsAfterOrder(null, '', buyer)).toMatchObject({
    name: 'Jan',
    surname: 'Nowak',
    companyName: 'Holmes Ltd',
  })
})
