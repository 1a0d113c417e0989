import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'
import type { FactorState } from './schema'

const selectConfirmed = (on: Query) =>
  on
    .selectFrom('secondFactor')
    .select(['uid', 'sealedKey', 'lastPeriod', 'recoverySalt', 'recoveryHashes', 'confirmedAt'])
    .where('confirmedAt', 'is not', null)
    .$narrowType<{ confirmedAt: Date }>()

/** The second factor of an account, where it is turned on. For the check of a code only. */
export const confirmedFactorOf = (uid: string) =>
  selectConfirmed(query()).where('uid', '=', uid).executeTakeFirst()

/** Whether an account has turned a second factor on. */
export const hasFactor = async (uid: string, on: Query = query()): Promise<boolean> =>
  (await selectConfirmed(on).where('uid', '=', uid).executeTakeFirst()) !== undefined

/** The second factors of all accounts, by their uid. */
export async function factorStates(): Promise<Map<string, FactorState>> {
  const rows = await selectConfirmed(query()).execute()
  return new Map(
    rows.map(({ uid, confirmedAt, recoveryHashes }) => [
      uid,
      { since: confirmedAt.toISOString(), recoveryCodesLeft: recoveryHashes.length },
    ]),
  )
}

/** The second factor of an account; null where it is off. */
export async function factorStateOf(uid: string): Promise<FactorState | null> {
  const factor = await confirmedFactorOf(uid)
  if (!factor) return null
  return { since: factor.confirmedAt.toISOString(), recoveryCodesLeft: factor.recoveryHashes.length }
}
