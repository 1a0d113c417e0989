import 'server-only'
import { sql } from 'kysely'
import { type Query, query } from '@/lib/platform/database/query'
import { isFactorDemanded, type Role } from '@/lib/platform/identity/roles'
import type { DayHours, OpeningHours } from '@/lib/platform/opening-hours'
import { builtInDetails, businessWeek } from '@/lib/platform/shop-details'
import { settingsFrom } from './form'
import { type Settings, USUAL_REFUND_LIMIT_GROSZE } from './schema'
import { noText } from './texts'

/** `rulesSince`: when the terms last changed, null for the built-in ones. `formerBrands`: earlier brands that products still carry. */
export type StoredSettings = Settings & { rulesSince: string | null; formerBrands: string[] }
/** The newest version; 0 and null where nothing was ever saved. */
export type SavedSettings = { version: number; settings: StoredSettings | null }

const selectSettings = (on: Query) =>
  on.selectFrom('settingsVersion').select(['version', 'data']).$narrowType<{ data: AnyVersion }>()

/** A version of any release: earlier ones have the same hours on all business days, and lack later settings and languages. */
type AnyVersion = Partial<StoredSettings> & {
  details: Omit<Details, 'hours' | Later> & Partial<Pick<Details, Later>> & { hours: OpeningHours | DayHours }
}
type Details = StoredSettings['details']
type Later = 'brand' | 'partsAddress' | 'guaranteeNotice'

const upgraded = ({ details: { hours, ...details }, ...data }: AnyVersion): StoredSettings => ({
  ...settingsFrom(builtInDetails()),
  rulesSince: null,
  formerBrands: [],
  ...data,
  closedNote: { ...noText, ...data.closedNote },
  details: {
    ...builtInDetails(),
    ...details,
    hours: 'week' in hours ? hours : { week: businessWeek(hours), special: [] },
  },
})

export async function readSettings(on: Query = query()): Promise<SavedSettings> {
  const newest = await selectSettings(on).orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!newest) return { version: 0, settings: null }
  return { version: newest.version, settings: upgraded(newest.data) }
}

/** The settings of one version; null where the version does not exist. */
export async function settingsOf(version: number, on: Query = query()): Promise<StoredSettings | null> {
  const row = await selectSettings(on).where('version', '=', version).executeTakeFirst()
  return row ? upgraded(row.data) : null
}

/** Whether the settings demand a second factor of a role. */
export async function isFactorDemandedOf(role: Role): Promise<boolean> {
  const { settings } = await readSettings()
  return isFactorDemanded(settings?.secondFactor ?? 'off', role)
}

/** Grosze that a member of the staff who is no owner may refund for one order, as a transaction sees it. */
export const refundLimitGrosze = async (on: Query = query()): Promise<number> =>
  (await readSettings(on)).settings?.refundLimitGrosze ?? USUAL_REFUND_LIMIT_GROSZE

/** Why a version began without being saved: other delivery prices, or a release with other texts. */
export type SettingsCause = 'delivery' | 'release'

export type SettingsEntry = {
  version: number
  savedAt: string
  savedByName: string
  restores: number | null
  cause: SettingsCause | null
  rulesSince: string | null
}

const MOST_LISTED = 50

/** The last versions, newest first. */
export async function settingsHistory(): Promise<SettingsEntry[]> {
  const rows = await query()
    .selectFrom('settingsVersion')
    .select(['version', 'savedAt', 'savedByName', 'restores', 'cause', 'data'])
    .$narrowType<{ data: StoredSettings; cause: SettingsCause | null }>()
    .orderBy('version', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows.map(({ savedAt, data, ...row }) => ({
    ...row,
    savedAt: savedAt.toISOString(),
    rulesSince: data.rulesSince,
  }))
}

/** Whether no orders are taken, as a column: the newest settings as its transaction sees them, not a server's memory. */
export const isPausedColumn = sql<boolean>`COALESCE(
  (SELECT data -> 'isClosed' FROM settings_version ORDER BY version DESC LIMIT 1) = 'true', false)`.as(
  'isPaused',
)
