import { fileURLToPath } from 'node:url'
import { parseQuery } from '../data/query'
import { parsePath, type Tree } from '../data/tree'
import {
  ANNA,
  ANNAS_KEY,
  emulatorToken,
  type Person,
  PIOTR,
  PIOTRS_KEY,
  PROJECT,
  type UserRecord,
  userRecord,
} from '../fixtures'
import { SecurityRules } from './rules'
import { identify, type RulesAuth } from './tokens'

/** The rules of the project, asked about Anna's requests. */
export const rules = SecurityRules.fromFile(
  fileURLToPath(new URL('../../../database.rules.json', import.meta.url)),
)
export const anna = authOf(ANNA)
export const shop: Tree = {
  Users: { [ANNAS_KEY]: userRecord(ANNA), [PIOTRS_KEY]: userRecord(PIOTR) },
  Prices: { tire: 1 },
}
export const now = Date.parse('2025-03-02T10:00:00.000Z')

export function authOf(person: Person): RulesAuth {
  const identity = identify(emulatorToken(person), { projectId: PROJECT, mayBeOwner: false })
  if (identity === 'owner') throw new Error('The fixture is not a user')
  return identity
}

export function reads(auth: RulesAuth | null, path: string, query?: object, over: Tree = shop): boolean {
  return rules.canRead(over, auth, parsePath(path), parseQuery(query), now)
}

export function writes(auth: RulesAuth | null, path: string, value: Tree, over: Tree = shop): boolean {
  return rules.canWrite(over, auth, { path: parsePath(path), value }, now)
}

/** Whether the rules allow a first record together with its pointer, as the shop writes them. */
export function createsWhole(auth: RulesAuth, key: string, record: Tree, over: Tree = null): boolean {
  const changes = [
    { path: ['Users', key], value: record },
    { path: ['UserKeys', auth.uid], value: key },
  ]
  return rules.canMerge(over, auth, changes, now)
}

export function creates(changes: UserRecord, key = ANNAS_KEY): boolean {
  return createsWhole(anna, key, userRecord(ANNA, changes))
}

export function updates(auth: RulesAuth | null, key: string, patch: UserRecord): boolean {
  const changes = Object.entries(patch).map(([field, value]) => ({ path: ['Users', key, field], value }))
  return rules.canMerge(shop, auth, changes, now)
}
