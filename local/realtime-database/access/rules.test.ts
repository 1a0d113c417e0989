import { expect, test } from 'vitest'
import { changedRecord, newRecord, recordKey } from '@/lib/customers/account/rules'
import { UserRecord as UserRecordSchema } from '@/lib/customers/account/schema'
import deployed from '../../../database.rules.json'
import type { Tree } from '../data/tree'
import {
  ANNA,
  ANNAS_KEY,
  anna,
  authOf,
  creates,
  createsWhole,
  now,
  PIOTR,
  PIOTRS_KEY,
  reads,
  rules,
  shop,
  type UserRecord,
  updates,
  userRecord,
  writes,
} from '../fixtures'
import type { RulesAuth } from './tokens'

function equalTo(value: Tree, child = 'id'): object {
  return { i: child, sp: value, sin: true, ep: value, ein: true }
}

test('the owner reads their own record, and each field of it', () => {
  expect(reads(anna, `Users/${ANNAS_KEY}`)).toBe(true)
  expect(reads(anna, `Users/${ANNAS_KEY}/phone`)).toBe(true)
})

test("nobody reads another customer's record or a field of it", () => {
  expect(reads(anna, `Users/${PIOTRS_KEY}`)).toBe(false)
  expect(reads(anna, `Users/${PIOTRS_KEY}/email`)).toBe(false)
  expect(reads(null, `Users/${ANNAS_KEY}`)).toBe(false)
})

test('the collection answers only the query for one’s own id', () => {
  expect(reads(anna, 'Users', equalTo(ANNA.uid))).toBe(true)
  expect(reads(anna, 'Users', { ...equalTo(ANNA.uid), l: 1, vf: 'l' })).toBe(true)
})

test.each([
  ['no query at all', undefined],
  ['another id', equalTo(PIOTR.uid)],
  ['another field', equalTo(ANNA.uid, 'name')],
  ['the key instead of the id', { i: '.key', sp: ANNAS_KEY, ep: ANNAS_KEY }],
  ['an open start', { i: 'id', sp: ANNA.uid, sin: true }],
  ['an open end', { i: 'id', ep: ANNA.uid, ein: true }],
  ['a range', { i: 'id', sp: ANNA.uid, sin: true, ep: PIOTR.uid, ein: true }],
  ['a limit only', { i: 'id', l: 1, vf: 'l' }],
  ['the empty id', equalTo(null)],
])('the collection does not answer %s', (_, query) => {
  expect(reads(anna, 'Users', query)).toBe(false)
})

test('a visitor gets nothing from the collection, whatever they ask', () => {
  expect(reads(null, 'Users', equalTo(ANNA.uid))).toBe(false)
  expect(reads(null, 'Users', equalTo(null))).toBe(false)
})

test('nothing beside the records can be read or written', () => {
  expect(reads(anna, '/')).toBe(false)
  expect(reads(anna, 'Prices')).toBe(false)
  expect(writes(anna, 'Prices/tire', 2)).toBe(false)
  expect(writes(anna, '/', null)).toBe(false)
  expect(writes(anna, 'Users', null)).toBe(false)
  expect(writes(anna, 'Users', { [ANNAS_KEY]: userRecord(ANNA) })).toBe(false)
})

test('the query on the id is indexed', () => {
  expect(deployed.rules.Users['.indexOn']).toEqual(['id'])
})

test('a customer creates their own record, with or without an address', () => {
  expect(creates({})).toBe(true)
  expect(creates({ address: '', index: '', city: '' })).toBe(true)
  const { address: _address, index: _index, city: _city, ...withoutAddress } = userRecord(ANNA)
  expect(createsWhole(anna, ANNAS_KEY, withoutAddress)).toBe(true)
})

test('a key in any script is fine as long as it ends with the uid', () => {
  expect(creates({ name: 'Анна', surname: 'Ковальчук' }, `Анна_Ковальчук_${ANNA.uid}`)).toBe(true)
  expect(creates({}, `Anna_${ANNA.uid}_Nowak_${ANNA.uid}`)).toBe(true)
})

test.each([
  ["another customer's", PIOTRS_KEY],
  ['one that only contains the uid', `Anna_${ANNA.uid}_Nowak`],
  ['the bare uid', ANNA.uid],
  ['one without the underscore', `AnnaNowak${ANNA.uid}`],
  ['one as long as the uid', 'x'.repeat(ANNA.uid.length)],
  ['one in another case', ANNAS_KEY.toUpperCase()],
])("a record's key is refused when it is %s", (_, key) => {
  expect(creates({}, key)).toBe(false)
})

test('no user creates a record of another user', () => {
  expect(createsWhole(anna, PIOTRS_KEY, userRecord(PIOTR))).toBe(false)
  expect(creates({ id: PIOTR.uid })).toBe(false)
  expect(writes(null, `Users/${ANNAS_KEY}`, userRecord(ANNA), null)).toBe(false)
})

test('nobody registers as an administrator', () => {
  expect(creates({ role: 'admin' })).toBe(false)
  expect(creates({ role: 'Customer' })).toBe(false)
  expect(creates({ role: null })).toBe(false)
  expect(creates({ isAdmin: true })).toBe(false)
})

test.each(['id', 'name', 'surname', 'email', 'phone', 'role', 'createdAt', 'updatedAt'])(
  'a record without %s is refused',
  (field) => {
    const { [field]: _left, ...rest } = userRecord(ANNA)
    expect(createsWhole(anna, ANNAS_KEY, rest)).toBe(false)
  },
)

test.each<[string, Tree]>([
  ['name', 'A'],
  ['name', 'A'.repeat(81)],
  ['surname', 'N'],
  ['surname', 'N'.repeat(81)],
  ['email', PIOTR.email],
  ['phone', '600 700'],
  ['phone', '123456'],
  ['phone', '1234567890123456'],
  ['phone', 'call +48600700800'],
  ['address', 'a'.repeat(201)],
  ['index', '0'.repeat(21)],
  ['city', 'c'.repeat(101)],
  ['country', 'c'.repeat(61)],
  ['customerType', 'admin'],
  ['customerType', ''],
  ['companyName', ''],
  ['companyName', 'c'.repeat(201)],
  ['unn', ''],
  ['unn', '0'.repeat(41)],
  ['createdAt', 'yesterday'],
  ['updatedAt', '2025-03-01'],
])('the field %s of a record does not take %j', (field, value) => {
  expect(creates({ [field]: value })).toBe(false)
})

test.each(Object.keys(UserRecordSchema.shape))(
  'the field %s of a record takes neither a number, a boolean nor a branch',
  (field) => {
    expect(creates({ [field]: 12345678 })).toBe(false)
    expect(creates({ [field]: true })).toBe(false)
    expect(creates({ [field]: { nested: 'value' } })).toBe(false)
  },
)

test('the longest values that fit are taken into a record', () => {
  const longest = {
    name: 'A'.repeat(80),
    surname: 'N'.repeat(80),
    phone: '+123456789012345',
    address: 'a'.repeat(200),
    index: '0'.repeat(20),
    city: 'c'.repeat(100),
    country: 'c'.repeat(60),
    customerType: 'company',
    companyName: 'c'.repeat(200),
    unn: '0'.repeat(40),
  }
  expect(creates(longest)).toBe(true)
})

test('unknown fields of a record are refused', () => {
  expect(creates({ note: 'hello' })).toBe(false)
})

const details = {
  name: 'Anna',
  surname: 'Nowak',
  phone: '+48600700800',
  address: 'Polna 1',
  index: '00-001',
  city: 'Warszawa',
  country: 'PL',
}
const day = new Date(now)
const registered = newRecord(details, ANNA, day)

test('the rules take the record of a registration, under the key that it gets', () => {
  expect(createsWhole(anna, recordKey({ ...details, uid: ANNA.uid }), registered)).toBe(true)
})

test('the rules take a person who becomes a company, and a company that becomes a person again', () => {
  const company = changedRecord(
    registered,
    { ...details, customerType: 'company', companyName: 'Nowak Opony sp. z o.o.', unn: '5260250274' },
    ANNA,
    day,
  )
  const person = changedRecord(company, { ...details, customerType: 'private_person' }, ANNA, day)
  const over = (record: object) => ({ Users: { [ANNAS_KEY]: record as UserRecord } })
  expect(company).toMatchObject({ customerType: 'company', unn: '5260250274' })
  expect(writes(anna, `Users/${ANNAS_KEY}`, company as UserRecord, over(registered))).toBe(true)
  expect(person).not.toHaveProperty('companyName')
  expect(writes(anna, `Users/${ANNAS_KEY}`, person as UserRecord, over(company))).toBe(true)
})

test('the owner changes their data under the key they were registered with', () => {
  expect(updates(anna, ANNAS_KEY, { surname: 'Kowalska', updatedAt: '2025-03-02T10:00:00.000Z' })).toBe(true)
  expect(writes(anna, `Users/${ANNAS_KEY}`, userRecord(ANNA, { city: 'Gdynia' }))).toBe(true)
  expect(updates(anna, ANNAS_KEY, { address: null })).toBe(true)
})

test("nobody changes or deletes another customer's record", () => {
  expect(updates(anna, PIOTRS_KEY, { phone: '+48111222333' })).toBe(false)
  expect(writes(anna, `Users/${PIOTRS_KEY}`, userRecord(ANNA))).toBe(false)
  expect(writes(anna, `Users/${PIOTRS_KEY}`, null)).toBe(false)
  expect(writes(null, `Users/${ANNAS_KEY}`, null)).toBe(false)
})

test('id, creation date and role of a record stay what they were', () => {
  expect(updates(anna, ANNAS_KEY, { id: PIOTR.uid })).toBe(false)
  expect(updates(anna, ANNAS_KEY, { createdAt: '2020-01-01T00:00:00.000Z' })).toBe(false)
  expect(updates(anna, ANNAS_KEY, { role: 'admin' })).toBe(false)
  expect(writes(anna, `Users/${ANNAS_KEY}/role`, 'admin')).toBe(false)
})

test('a required field cannot be taken out of a record', () => {
  for (const field of ['id', 'name', 'surname', 'email', 'phone', 'role', 'createdAt', 'updatedAt']) {
    expect(writes(anna, `Users/${ANNAS_KEY}/${field}`, null), field).toBe(false)
    expect(updates(anna, ANNAS_KEY, { [field]: null }), field).toBe(false)
  }
})

test('one refused field refuses the whole update', () => {
  expect(updates(anna, ANNAS_KEY, { city: 'Gdynia', role: 'admin' })).toBe(false)
  expect(updates(anna, ANNAS_KEY, { city: 'Gdynia', shoeSize: 38 })).toBe(false)
})

test('an update cannot reach from the own record into another', () => {
  const changes = [
    { path: ['Users', ANNAS_KEY, 'city'], value: 'Gdynia' },
    { path: ['Users', PIOTRS_KEY, 'city'], value: 'Gdynia' },
  ]
  expect(rules.canMerge(shop, anna, changes, now)).toBe(false)
})

test('the owner deletes their own record', () => {
  expect(writes(anna, `Users/${ANNAS_KEY}`, null)).toBe(true)
})

test('an e-mail longer than addresses get is refused even when it is the token’s own', () => {
  const creating = (email: string) => {
    const person = { uid: ANNA.uid, email }
    return createsWhole(authOf(person), ANNAS_KEY, userRecord(person, { name: 'Anna' }))
  }
  expect(creating(`${'a'.repeat(242)}@example.com`)).toBe(true)
  expect(creating(`${'a'.repeat(243)}@example.com`)).toBe(false)
})

test('a token without an e-mail creates no record', () => {
  const nameless: RulesAuth = { uid: ANNA.uid, token: {} }
  expect(createsWhole(nameless, ANNAS_KEY, userRecord(ANNA))).toBe(false)
})
