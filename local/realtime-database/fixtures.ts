import { vi } from 'vitest'
import { emulatorToken as tokenOf } from '../auth-emulator/token'
import { SecurityRules } from './access/rules'
import { identify, type RulesAuth } from './access/tokens'
import { parseQuery } from './data/query'
import { parsePath, type Tree } from './data/tree'

export const PROJECT = 'demo-trakt'

export const ANNA = { uid: 'annaUid0000000000000000000001', email: 'anna@example.com' }
export const PIOTR = { uid: 'piotrUid000000000000000000002', email: 'piotr@example.com' }
export const ANNAS_KEY = `Anna_Nowak_${ANNA.uid}`
export const PIOTRS_KEY = `Piotr_Lis_${PIOTR.uid}`

export type Person = typeof ANNA

export type UserRecord = Record<string, Tree>

export function userRecord(person: Person, changes: UserRecord = {}): UserRecord {
  return {
    id: person.uid,
    name: person === ANNA ? 'Anna' : 'Piotr',
    surname: person === ANNA ? 'Nowak' : 'Lis',
    email: person.email,
    phone: '+48600700800',
    role: 'customer',
    address: 'Polna 1',
    index: '00-001',
    city: 'Warszawa',
    createdAt: '2025-03-01T10:00:00.000Z',
    updatedAt: '2025-03-01T10:00:00.000Z',
    ...changes,
  }
}

/** The shop's first write when Anna registers. */
export const annasFirstWrite = (): UserRecord => ({
  [`Users/${ANNAS_KEY}`]: userRecord(ANNA),
  [`UserKeys/${ANNA.uid}`]: ANNAS_KEY,
})

/** Waits for an assertion that an SDK fulfills after a short delay, with time for a busy machine. */
export function eventually(assertion: () => void | Promise<void>): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000 })
}

/** A token of the auth emulator, with changed claims. */
export const emulatorToken = (person: Person, claims: Record<string, unknown> = {}): string =>
  tokenOf(PROJECT, person, claims)

/** The rules of the project, asked about Anna's requests. */
export const rules = new SecurityRules('database.rules.json')
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
