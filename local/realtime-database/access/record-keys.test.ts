import { expect, test } from 'vitest'
import type { Tree } from '../data/tree'
import {
  ANNA,
  ANNAS_KEY,
  anna,
  creates,
  createsWhole,
  now,
  PIOTR,
  PIOTRS_KEY,
  reads,
  rules,
  shop,
  userRecord,
  writes,
} from '../fixtures'
import type { RulesAuth } from './tokens'

// Each account may have one record, because the rules let it write only the record that its pointer in UserKeys names.

const other = `Anna_Kowalska_${ANNA.uid}`
const settled: Tree = { Users: { [ANNAS_KEY]: userRecord(ANNA) }, UserKeys: { [ANNA.uid]: ANNAS_KEY } }
const points = (value: Tree, over: Tree, auth = anna) => writes(auth, `UserKeys/${ANNA.uid}`, value, over)

test('a record is not created without the pointer to it, nor the pointer without its record', () => {
  expect(writes(anna, `Users/${ANNAS_KEY}`, userRecord(ANNA), null)).toBe(false)
  expect(points(ANNAS_KEY, null)).toBe(false)
  expect(points(PIOTRS_KEY, shop)).toBe(false)
})

test('of two hundred records that one account writes, one is stored', () => {
  let tree: Tree = null
  let stored = 0
  for (let n = 0; n < 200; n += 1) {
    const key = `Anna_${n}_${ANNA.uid}`
    const alone = writes(anna, `Users/${key}`, userRecord(ANNA), tree)
    if (!alone && !createsWhole(anna, key, userRecord(ANNA), tree)) continue
    stored += 1
    tree = { Users: { [key]: userRecord(ANNA) }, UserKeys: { [ANNA.uid]: key } }
  }
  expect(stored).toBe(1)
})

test('of two records that one account writes at once, none is stored', () => {
  const both = [ANNAS_KEY, other].map((key) => ({ path: ['Users', key], value: userRecord(ANNA) }))
  const pointer = { path: ['UserKeys', ANNA.uid], value: other }
  expect(rules.canMerge(null, anna, [...both, pointer], now)).toBe(false)
})

test('the key of a record has 200 characters at most', () => {
  const keyOf = (length: number) => `${'A'.repeat(length - ANNA.uid.length - 1)}_${ANNA.uid}`
  expect(creates({}, keyOf(200))).toBe(true)
  expect(creates({}, keyOf(201))).toBe(false)
  expect(creates({}, keyOf(700))).toBe(false)
})

test('a record from before there were pointers is changed without one, gets one, and is changed with it', () => {
  const changed = userRecord(ANNA, { city: 'Gdynia' })
  expect(writes(anna, `Users/${ANNAS_KEY}`, changed)).toBe(true)
  expect(points(ANNAS_KEY, shop)).toBe(true)
  expect(points(ANNAS_KEY, settled)).toBe(true)
  expect(writes(anna, `Users/${ANNAS_KEY}`, changed, settled)).toBe(true)
})

test('the pointer to a record leads to no other while its own is there', () => {
  const two: Tree = {
    Users: { [ANNAS_KEY]: userRecord(ANNA), [other]: userRecord(ANNA) },
    UserKeys: { [ANNA.uid]: ANNAS_KEY },
  }
  expect(points(other, two)).toBe(false)
  expect(points(null, two)).toBe(false)
  expect(writes(anna, `Users/${other}`, userRecord(ANNA, { city: 'Gdynia' }), two)).toBe(false)
  expect(writes(anna, `Users/${other}`, null, two)).toBe(true)
})

test('a record and its pointer are deleted together, and a new record may follow', () => {
  const deletions = [
    { path: ['Users', ANNAS_KEY], value: null },
    { path: ['UserKeys', ANNA.uid], value: null },
  ]
  expect(rules.canMerge(settled, anna, deletions, now)).toBe(true)
  expect(createsWhole(anna, other, userRecord(ANNA))).toBe(true)
  expect(createsWhole(anna, other, userRecord(ANNA), { UserKeys: { [ANNA.uid]: ANNAS_KEY } })).toBe(true)
})

test('nobody reads or writes the pointer of another account', () => {
  const piotr: RulesAuth = { uid: PIOTR.uid, token: { email: PIOTR.email } }
  expect(reads(anna, `UserKeys/${ANNA.uid}`, undefined, settled)).toBe(true)
  for (const who of [piotr, null]) expect(reads(who, `UserKeys/${ANNA.uid}`, undefined, settled)).toBe(false)
  expect(points(ANNAS_KEY, shop, piotr)).toBe(false)
  expect(reads(anna, 'UserKeys', undefined, settled)).toBe(false)
})
