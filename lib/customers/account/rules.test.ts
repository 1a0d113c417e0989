import { expect, test } from 'vitest'
import { changedRecord, draftOf, newRecord, recordKey } from './rules'
import { AccountDetails, UserRecord } from './schema'

const now = new Date('2026-11-21T10:00:00.000Z')
const later = new Date('2026-12-01T10:00:00.000Z')
const identity = { uid: 'u1', email: 'jan@trakt.example' }
const jan = { name: 'Jan', surname: 'Kowalski', phone: '+48600700800' }
const details: AccountDetails = {
  ...jan,
  customerType: 'private_person',
  address: 'Polna 1',
  index: '00-950',
  city: 'Warszawa',
  country: 'PL',
}

test('the key of a user record is the name, the surname and the uid', () => {
  expect(recordKey({ ...jan, uid: 'u1' })).toBe('Jan_Kowalski_u1')
  expect(recordKey({ name: 'Łucja', surname: 'Żak-Nowak', uid: 'u1' })).toBe('Łucja_Żak-Nowak_u1')
  expect(recordKey({ name: 'Иван', surname: 'Петров', uid: 'u1' })).toBe('Иван_Петров_u1')
})

test('the key of a user record replaces characters that the database forbids', () => {
  const key = recordKey({ name: 'J.R./$x#', surname: '[O]\u0007\u007f\ud800', uid: 'u1' })
  expect(key).toBe('J-R---x-_-O----_u1')
  expect(key).not.toMatch(/[.$#[\]/]/)
})

test('the key of a user record keeps an emoji whole and stays below the 200 characters and 768 bytes that a key may have', () => {
  expect(recordKey({ name: 'Jan 🚙', surname: 'Lis', uid: 'u1' })).toBe('Jan 🚙_Lis_u1')
  const cut = recordKey({ name: '🚙'.repeat(40), surname: '🚙'.repeat(40), uid: 'u'.repeat(128) })
  expect(cut).toMatch(/^(🚙){35}-_u{128}$/u)
  const longest = recordKey({ name: '€'.repeat(80), surname: '€'.repeat(80), uid: 'u'.repeat(128) })
  expect(longest).toHaveLength(200)
  expect(longest.endsWith(`_${'u'.repeat(128)}`)).toBe(true)
  expect(Buffer.byteLength(longest)).toBeLessThan(768)
})

test('the user record of somebody who registers is a customer’s, whatever the form sent', () => {
  const sent = { ...jan, role: 'admin' }
  expect(newRecord(sent, identity, now)).toEqual({
    ...jan,
    id: 'u1',
    email: 'jan@trakt.example',
    role: 'customer',
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  })
})

test('the user record keeps its day of creation when it changes, and takes the e-mail from the identity', () => {
  const before = newRecord(jan, { ...identity, email: 'old@trakt.example' }, now)
  const after = changedRecord(before, details, identity, later)
  expect(after).toMatchObject({ createdAt: now.toISOString(), updatedAt: later.toISOString() })
  expect(after.email).toBe('jan@trakt.example')
})

test('the user record of a company that became a person holds no company any more', () => {
  const company = AccountDetails.parse({
    ...details,
    customerType: 'company',
    companyName: 'Błoto Sp. z o.o.',
    unn: '5260250274',
  })
  const before = changedRecord(null, company, identity, now)
  expect(before).toMatchObject({ customerType: 'company', unn: '5260250274' })
  const after = changedRecord(before, details, identity, later)
  expect(Object.keys(after)).not.toEqual(expect.arrayContaining(['companyName']))
  expect(after).not.toHaveProperty('customerType')
})

test('a user record fills the form, and without a record the display name does', () => {
  expect(draftOf(newRecord(jan, identity, now))).toMatchObject({ ...jan, address: '' })
  expect(draftOf(null, 'Anna Maria Nowak')).toMatchObject({ name: 'Anna', surname: 'Maria Nowak' })
  expect(draftOf(null, 'jan@trakt.example')).toMatchObject({ name: '', surname: '' })
})

test('a user record written by an older client is still read', () => {
  const old = { id: 'u1', role: 'customer', createdAt: now.toISOString(), updatedAt: now.toISOString() }
  expect(UserRecord.parse({ ...old, isLegalEntity: false })).toMatchObject({ name: '', phone: '' })
})
