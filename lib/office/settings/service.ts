import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { keepPictures } from '@/lib/media/uploads/uploaded.service'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { builtAt } from '@/lib/platform/runtime/built-at'
import { builtInDetails, isSameBrand } from '@/lib/platform/shop-details'
import { shopToday } from '@/lib/platform/values/clock'
import { announceSettings, insertVersion, lockVersions } from '@/lib/sales/terms/renew-terms.service'
import { termsOf, termsOfVersion } from '@/lib/sales/terms/terms'
import { recordChange } from '@/lib/shop/audit/service'
import { hasFactor } from '@/lib/shop/second-factor/queries'
import {
  readSettings,
  type SavedSettings,
  type StoredSettings,
  settingsOf,
} from '@/lib/shop/settings/queries'
import type { RestoreSettings, SaveSettings, Settings } from '@/lib/shop/settings/schema'
import { textNames } from '@/lib/shop/settings/texts'
import { ownersByClaim, tellOwners } from '@/lib/shop/staff/owners'
import { settingsFacts } from './facts'

/**
 * Saves the settings as a new version.
 * @throws ShopError settings.changed when somebody else has saved since, settings.own_factor_first
 */
export const saveSettings = ({ version, settings }: SaveSettings, owner: ShopUser) =>
  addVersion(owner, version, null, async () => settings)

/** Puts an earlier version back, as a new one. @throws ShopError settings.changed, settings.no_such_version */
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
      before: before.settings && settingsFacts(before.settings),
      after: settingsFacts(after.settings),
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
