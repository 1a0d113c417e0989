import 'server-only'
import { type Query, query } from '@/lib/core/database/query'
import type { Settings } from './schema'

/** Settings as they are stored. `rulesSince` is the day on which the terms last changed; null for those of the shop. */
export type StoredSettings = Settings & { rulesSince: string | null }
/** The newest version; 0 and null where nothing was ever saved. */
export type SavedSettings = { version: number; settings: StoredSettings | null }

const selectSettings = (on: Query) =>
  on
    .selectFrom('settingsVersion')
    .select(['version', 'data as settings'])
    .$narrowType<{ settings: StoredSettings }>()

export async function readSettings(on: Query = query()): Promise<SavedSettings> {
  const newest = await selectSettings(on).orderBy('version', 'desc').limit(1).executeTakeFirst()
  return newest ?? { version: 0, settings: null }
}

/** The settings of one version; null where there is no such version. */
export async function settingsOf(version: number, on: Query = query()): Promise<StoredSettings | null> {
  const row = await selectSettings(on).where('version', '=', version).executeTakeFirst()
  return row?.settings ?? null
}

export type SettingsEntry = {
  version: number
  savedAt: string
  savedByName: string
  restores: number | null
  rulesSince: string | null
}

const MOST_LISTED = 50

/** The last versions, newest first. */
export async function settingsHistory(): Promise<SettingsEntry[]> {
  const rows = await query()
    .selectFrom('settingsVersion')
    .select(['version', 'savedAt', 'savedByName', 'restores', 'data'])
    .$narrowType<{ data: StoredSettings }>()
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ savedAt, data, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    rulesSince: data.rulesSince,
  }))
}
