import { expect, test } from 'vitest'
import type { FactorDemand, Role } from './roles'
import { callerFrom, type StaffStanding } from './staff-access'

const claims = {
  uid: 'anna',
  name: 'Anna Nowak',
  email: 'anna@trakt.example',
  email_verified: true,
  firebase: { sign_in_provider: 'password' },
}
const standing = (changes: Partial<StaffStanding> = {}): StaffStanding => ({
  entry: { role: 'orders', isRemoved: false },
  hasFactor: false,
  isConfirmed: false,
  demand: 'off',
  ...changes,
})
const accessOf = (changes: Partial<StaffStanding>, claimed: object = {}) => {
  const { isAdmin, role, withheld } = callerFrom({ ...claims, ...claimed }, standing(changes))
  return { isAdmin, role, withheld }
}
const customer = { isAdmin: false, role: undefined, withheld: undefined }
const without = (withheld: string) => ({ isAdmin: false, role: undefined, withheld })
const withRole = (role: Role) => ({ isAdmin: true, role, withheld: undefined })

test('a role counts after a sign-in with a password and a confirmed address', () => {
  expect(accessOf({})).toEqual(withRole('orders'))
  expect(accessOf({ entry: null }, { admin: true })).toEqual(withRole('owner'))
})

test.each(['anonymous', 'phone', 'google.com', 'custom', undefined])(
  'whoever signs in as %s is a customer, named in the staff’s table or by the claim',
  (sign_in_provider) => {
    expect(accessOf({}, { firebase: { sign_in_provider } })).toEqual(customer)
    expect(accessOf({ entry: null }, { admin: true, firebase: { sign_in_provider } })).toEqual(customer)
    expect(accessOf({}, { firebase: undefined })).toEqual(customer)
  },
)

test.each([false, undefined, 'true', 1])(
  'an address that is confirmed by %s is not confirmed',
  (email_verified) => {
    expect(accessOf({}, { email_verified })).toEqual(without('address'))
    expect(accessOf({ entry: null }, { admin: true, email_verified })).toEqual(without('address'))
  },
)

test('with a second factor the role counts once its code was typed in this session', () => {
  expect(accessOf({ hasFactor: true })).toEqual(without('code'))
  expect(accessOf({ hasFactor: true, isConfirmed: true })).toEqual(withRole('orders'))
})

test('the provider’s own second factor opens nothing: whoever knows the password can enroll one', () => {
  const firebase = {
    sign_in_provider: 'password',
    sign_in_second_factor: 'totp',
    second_factor_identifier: 'x',
  }
  expect(accessOf({ hasFactor: true }, { firebase })).toEqual(without('code'))
  expect(accessOf({ demand: 'all' }, { firebase })).toEqual(without('enrollment'))
})

test.each<[FactorDemand, Role, boolean]>([
  ['off', 'owner', false],
  ['owners', 'owner', true],
  ['owners', 'orders', false],
  ['all', 'owner', true],
  ['all', 'readOnly', true],
])('a demand of %s keeps the role %s out until a second factor is set up: %s', (demand, role, isKeptOut) => {
  const entry = { role, isRemoved: false }
  expect(accessOf({ demand, entry })).toEqual(isKeptOut ? without('enrollment') : withRole(role))
  expect(accessOf({ demand, entry, hasFactor: true, isConfirmed: true })).toEqual(withRole(role))
})

test('a customer and a former member of the staff are asked for nothing', () => {
  for (const entry of [null, { role: 'owner', isRemoved: true } as const])
    expect(accessOf({ entry, demand: 'all', hasFactor: true }, { email_verified: false })).toEqual(customer)
})
