import { vi } from 'vitest'
import { emulatorToken as tokenOf } from '../auth-emulator/token'
import type { Tree } from './data/tree'

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
