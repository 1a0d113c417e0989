import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { expireTags } from '@/lib/platform/cache/cache'
import { rowOf, type Transaction } from '@/lib/platform/database/query'
import { builtAt } from '@/lib/platform/runtime/built-at'
import { shopToday } from '@/lib/platform/values/clock'
import { applySettings } from '@/lib/shop/settings/load'
import {
  readSettings,
  type SavedSettings,
  type SettingsCause,
  type StoredSettings,
} from '@/lib/shop/settings/queries'
import { settingsTag } from '@/lib/shop/settings/tags'
import type { Terms } from './rules-sections'
import { termsOf, termsOfVersion } from './terms'

/**
 * Begins a new version with the same settings where something else has changed the terms, so that an order keeps its
 * own; null where they are the same. Call it in the transaction of that change, and `announceSettings` after the
 * commit.
 */
export async function renewTerms(
  tx: Transaction,
  cause: SettingsCause,
  savedBy: { uid: string; name: string },
  built: Date | null = builtAt,
): Promise<SavedSettings | null> {
  await lockVersions(tx)
  const { version, settings } = await readSettings(tx)
  if (!settings) return null
  // An older release that restarts beside newer servers would bring its own texts back.
  if (cause === 'release' && built && (await hasNewerRelease(tx, built))) return null
  const before = await termsOfVersion(version, tx)
  const terms = await termsOf(settings, tx)
  if (isDeepStrictEqual(before, terms)) return null
  // those of a version that did not store them are not known to differ
  const rulesSince = before ? shopToday() : settings.rulesSince
  const after = { version: version + 1, settings: { ...settings, rulesSince } }
  await insertVersion(tx, {
    ...after,
    terms,
    cause,
    savedBy: savedBy.uid,
    savedByName: savedBy.name,
    releaseBuiltAt: built,
  })
  return after
}

/** Whether a release that was built later has begun a version of the terms. */
const hasNewerRelease = async (tx: Transaction, built: Date): Promise<boolean> =>
  (await tx
    .selectFrom('settingsVersion')
    .select('version')
    .where('releaseBuiltAt', '>', built)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Puts a version that was committed into use here, and lets other servers and all pages follow. */
export function announceSettings(saved: SavedSettings): void {
  applySettings(saved)
  expireTags([settingsTag])
}

export const lockVersions = (tx: Transaction) =>
  sql`LOCK TABLE settings_version IN SHARE ROW EXCLUSIVE MODE`.execute(tx)

type Version = {
  version: number
  settings: StoredSettings
  terms: Terms
  savedBy: string
  savedByName: string
  restores?: number | null
  cause?: SettingsCause
  releaseBuiltAt: Date | null
}

export const insertVersion = (tx: Transaction, { settings, terms, ...row }: Version) =>
  tx
    .insertInto('settingsVersion')
    .values({
      ...rowOf('settingsVersion', row),
      data: JSON.stringify(settings),
      terms: JSON.stringify(terms),
    })
    .execute()
