import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { recordChange } from '@/lib/audit/service'
import { expireTags } from '@/lib/core/cache/cache'
import type { Transaction } from '@/lib/core/database/query'
import { transaction } from '@/lib/core/database/transaction'
import { ShopError } from '@/lib/core/errors'
import { shopTime } from '@/lib/core/values/clock'
import type { ShopUser } from '@/lib/identity/user'
import { applySettings } from './load'
import { readSettings, type SavedSettings, type StoredSettings, settingsOf } from './queries'
import type { RestoreSettings, SaveSettings, Settings } from './schema'
import { settingsTag } from './tags'
import { textNames } from './texts'

/**
 * Saves the settings as a new version.
 * @throws ShopError settings.changed when somebody else has saved since
 */
export const saveSettings = ({ version, settings }: SaveSettings, owner: ShopUser) =>
  addVersion(owner, version, null, async () => settings)

/**
 * Puts an earlier version back, as a new one.
 * @throws ShopError settings.changed, settings.no_such_version
 */
export const restoreSettings = ({ version, restores }: RestoreSettings, owner: ShopUser) =>
  addVersion(owner, version, restores, async (tx) => {
    const earlier = await settingsOf(restores, tx)
    if (!earlier) throw new ShopError('settings.no_such_version')
    return earlier
  })

async function addVersion(
  owner: ShopUser,
  version: number,
  restores: number | null,
  settingsIn: (tx: Transaction) => Promise<Settings>,
): Promise<SavedSettings> {
  const saved = await transaction(async (tx) => {
    await sql`LOCK TABLE settings_version IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const before = await readSettings(tx)
    if (before.version !== version) throw new ShopError('settings.changed')
    const entered = await settingsIn(tx)
    const settings: StoredSettings = { ...entered, rulesSince: rulesSince(before.settings, entered) }
    const after = { version: version + 1, settings }
    await tx
      .insertInto('settingsVersion')
      .values({
        version: after.version,
        data: JSON.stringify(settings),
        savedBy: owner.uid,
        savedByName: owner.name,
        restores,
      })
      .execute()
    await recordChange(tx, owner, {
      action: restores === null ? 'settings.change' : 'settings.restore',
      subject: { type: 'settings', id: 1 },
      before: before.settings && factsOf(before.settings),
      after: factsOf(settings),
    })
    return after
  })
  applySettings(saved)
  expireTags([settingsTag])
  return saved
}

const rulesOf = (settings: Settings | null) =>
  textNames.filter((name) => name.startsWith('rules')).map((name) => settings?.texts[name] ?? null)

function rulesSince(before: StoredSettings | null, after: Settings): string | null {
  if (isDeepStrictEqual(rulesOf(before), rulesOf(after))) return before?.rulesSince ?? null
  return shopTime(new Date()).slice(0, 10)
}

/** What the audit says of the settings. */
function factsOf({
  details,
  isClosed,
  closedNote,
  reopensOn,
  isTermsRead,
  bankAccount,
  mail,
  texts,
}: Settings) {
  const { company, hours, map, social, apps, ...rest } = details
  const { name: companyName, ...registers } = company
  return {
    ...rest,
    companyName,
    ...registers,
    hours: `${hours.opens}–${hours.closes}`,
    map: `${map.latitude}, ${map.longitude}`,
    links: [...Object.values(social), ...Object.values(apps)].filter(Boolean),
    bankAccount,
    mailOrders: mail.orders,
    mailClaims: mail.claims,
    isClosed,
    closedNote: closedNote.pl,
    reopensOn,
    isTermsRead,
    texts: textNames.flatMap((name) => {
      const text = texts[name]
      return text ? [`${name}: ${text.pl}`] : []
    }),
  }
}
