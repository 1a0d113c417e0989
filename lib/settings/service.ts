import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordChange } from '@/lib/audit/service'
import { expireTags } from '@/lib/core/cache/cache'
import { rowOf, type Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { builtAt } from '@/lib/core/runtime/built-at'
import { shopToday } from '@/lib/core/values/clock'
import { toPln } from '@/lib/core/values/money'
import { defaultLocale } from '@/lib/i18n/routing'
import type { ShopUser } from '@/lib/identity/user'
import { keepPictures } from '@/lib/media/uploads/uploaded'
import { specialDayText, weekText } from '@/lib/opening-hours'
import { foreignRatesText } from '@/lib/orders/abroad'
import { hasFactor } from '@/lib/second-factor/queries'
import { builtInDetails, isSameBrand } from '@/lib/shop'
import { ownersByClaim } from '@/lib/staff/owners'
import { tellOwners } from '@/lib/staff/tell-owners'
import { applySettings } from './load'
import {
  readSettings,
  type SavedSettings,
  type SettingsCause,
  type StoredSettings,
  settingsOf,
  termsOfVersion,
} from './queries'
import type { Terms } from './rules-sections'
import type { RestoreSettings, SaveSettings, Settings } from './schema'
import { settingsTag } from './tags'
import { termsOf } from './terms'
import { textNames } from './texts'

/**
 * Saves the settings as a new version.
 * @throws ShopError settings.changed when somebody else has saved since, settings.own_factor_first
 */
export const saveSettings = ({ version, settings }: SaveSettings, owner: ShopUser) =>
  addVersion(owner, version, null, async () => settings)

/**
 * Puts an earlier version back, as a new one.
 * @throws ShopError settings.changed, settings.no_such_version
 */
export const restoreSettings = ({ version, restores }: RestoreSettings, owner: ShopUser) =>
  addVersion(owner, version, restores, async (tx, present) => {
    const earlier = await settingsOf(restores, tx)
    if (!earlier) throw new ShopError('settings.no_such_version')
    // who puts an earlier text back does not mean to let the staff in without a second factor
    return { ...earlier, secondFactor: present?.secondFactor ?? 'off' }
  })

async function addVersion(
  owner: ShopUser,
  version: number,
  restores: number | null,
  settingsIn: (tx: Transaction, present: Settings | null) => Promise<Settings>,
): Promise<SavedSettings> {
  const byClaim = await ownersByClaim()
  const saved = await transaction(async (tx) => {
    await lockVersions(tx)
    const before = await readSettings(tx)
    if (before.version !== version) throw new ShopError('settings.changed')
    const entered = await settingsIn(tx, before.settings)
    await assertOwnFactor(tx, owner, before.settings, entered)
    const { pl, en } = entered.details.guaranteeNotice
    const [missing] = await keepPictures(tx, [pl, en])
    if (missing !== undefined) {
      const path = `settings.details.guaranteeNotice.${missing === pl ? 'pl' : 'en'}`
      throw new ShopError('invalid', [{ path, code: 'invalid_url' }])
    }
    const termsBefore = await termsOfVersion(version, tx)
    const terms = await termsOf(entered, tx)
    const isSame = termsBefore
      ? isDeepStrictEqual(termsBefore, terms)
      : isDeepStrictEqual(rulesOf(before.settings), rulesOf(entered))
    const rulesSince = isSame ? (before.settings?.rulesSince ?? null) : shopToday()
    const formerBrands = await formerBrandsIn(tx, before.settings, entered)
    const after = { version: version + 1, settings: { ...entered, rulesSince, formerBrands } }
    await insertVersion(tx, {
      ...after,
      terms,
      restores,
      savedBy: owner.uid,
      savedByName: owner.name,
      releaseBuiltAt: builtAt,
    })
    const auditId = await recordChange(tx, owner, {
      action: restores === null ? 'settings.change' : 'settings.restore',
      subject: { type: 'settings', id: 1 },
      before: before.settings && factsOf(before.settings),
      after: factsOf(after.settings),
    })
    if (auditId !== null && entered.bankAccount !== (before.settings?.bankAccount ?? ''))
      await tellOwners(tx, { auditId, byClaim })
    return after
  })
  announceSettings(saved)
  return saved
}

/** Who demands a second factor has one: otherwise they would lock themselves out with it. */
async function assertOwnFactor(tx: Transaction, owner: ShopUser, before: Settings | null, after: Settings) {
  if (after.secondFactor === 'off' || after.secondFactor === before?.secondFactor) return
  if (await hasFactor(owner.uid, tx)) return
  throw new ShopError('settings.own_factor_first', [
    { path: 'settings.secondFactor', code: 'settings.own_factor_first' },
  ])
}

/**
 * Begins a new version with the same settings where something else has changed the terms, so that an order keeps the ones
 * that it was placed under. Call it in the transaction of that change, and `announceSettings` with its answer after the
 * commit. Null where the terms are the same, or nothing was ever saved.
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
async function hasNewerRelease(tx: Transaction, built: Date): Promise<boolean> {
  const newer = await tx
    .selectFrom('settingsVersion')
    .select('version')
    .where('releaseBuiltAt', '>', built)
    .limit(1)
    .executeTakeFirst()
  return newer !== undefined
}

/** Puts a version that was committed into use here, and lets other servers and all pages follow. */
export function announceSettings(saved: SavedSettings): void {
  applySettings(saved)
  expireTags([settingsTag])
}

const lockVersions = (tx: Transaction) =>
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

const insertVersion = (tx: Transaction, { settings, terms, ...row }: Version) =>
  tx
    .insertInto('settingsVersion')
    .values({
      ...rowOf('settingsVersion', row),
      data: JSON.stringify(settings),
      terms: JSON.stringify(terms),
    })
    .execute()

/** The earlier brands that tires still carry, so that these stay the shop's own when the brand is renamed. */
async function formerBrandsIn(
  tx: Transaction,
  before: StoredSettings | null,
  { details }: Settings,
): Promise<string[]> {
  const earlier = [...(before?.formerBrands ?? []), before?.details.brand ?? builtInDetails().brand]
  const others = earlier.filter(
    (brand, index) =>
      !isSameBrand(brand, details.brand) && earlier.findIndex((other) => isSameBrand(other, brand)) === index,
  )
  const isCarried = await Promise.all(
    others.map((brand) =>
      tx
        .selectFrom('product')
        .select('id')
        .where(sql<boolean>`lower(manufacturer) = ${brand.trim().toLowerCase()}`)
        .limit(1)
        .executeTakeFirst(),
    ),
  )
  return others.filter((_, index) => isCarried[index])
}

const rulesOf = (settings: Settings | null) =>
  textNames.filter((name) => name.startsWith('rules')).map((name) => settings?.texts[name] ?? null)

/** What the audit says of the settings. */
function factsOf({
  details,
  isClosed,
  closedNote,
  reopensOn,
  sellsToCompaniesAbroad,
  foreignRates,
  deductions,
  isTermsRead,
  secondFactor,
  bankAccount,
  refundLimitGrosze,
  mail,
  texts,
}: Settings) {
  const { company, hours, map, social, apps, guaranteeNotice, ...rest } = details
  const { name: companyName, ...registers } = company
  return {
    ...rest,
    companyName,
    ...registers,
    hours: weekText(hours.week, defaultLocale),
    specialDays: hours.special.map(specialDayText),
    map: `${map.latitude}, ${map.longitude}`,
    guaranteeNotice: Object.values(guaranteeNotice).filter(Boolean),
    links: [...Object.values(social), ...Object.values(apps)].filter(Boolean),
    bankAccount,
    refundLimit: toPln(refundLimitGrosze),
    mailOrders: mail.orders,
    mailClaims: mail.claims,
    isClosed,
    closedNote: closedNote.pl,
    reopensOn,
    sellsToCompaniesAbroad,
    foreignRates: foreignRatesText(foreignRates).split('\n').filter(Boolean),
    deductions,
    isTermsRead,
    factorDemand: secondFactor,
    texts: textNames.flatMap((name) => {
      const text = texts[name]
      return text ? [`${name}: ${text.pl}`] : []
    }),
  }
}
