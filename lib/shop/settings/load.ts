import 'server-only'
import { hasExpiredSince } from '@/lib/platform/cache/cache'
import type { Locale } from '@/lib/platform/i18n/routing'
import { env, variable } from '@/lib/platform/runtime/env'
import { log } from '@/lib/platform/runtime/log'
import { processState } from '@/lib/platform/runtime/process-state'
import { cacheClock } from '@/lib/platform/runtime/request-state'
import { applyDetails, shop } from '@/lib/platform/shop-details'
import type { ForeignRate } from '@/lib/shop/abroad'
import { setOwnTexts } from '@/lib/shop/settings/own-texts'
import { readSettings, type SavedSettings } from './queries'
import {
  type CompanyPaymentRule,
  type deductionWays,
  type Handovers,
  type ShownHandovers,
  usualHandovers,
} from './rules'
import { settingsTag } from './tags'
import type { OwnText } from './texts'

/** `readAt` is by `cacheClock`. */
type LoadedSettings = {
  saved?: SavedSettings
  readAt?: number
  failedAt?: number
  reading?: Promise<void> | undefined
}
const loaded = processState<LoadedSettings>('shopSettings', () => ({}))

const isUpToDate = () => loaded.readAt !== undefined && !hasExpiredSince([settingsTag], loaded.readAt)

/** Applies the newest settings to `shop` and messages; reads the database only at the start and after a change. */
export async function loadSettings(): Promise<void> {
  if (isUpToDate()) return
  loaded.reading ??= readNewest().finally(() => {
    loaded.reading = undefined
  })
  await loaded.reading
}

async function readNewest(): Promise<void> {
  const readAt = cacheClock()
  applySettings(await readSettings())
  loaded.readAt = readAt
}

/** For how long a failure is not followed by another try. */
const RETRY_MS = 2_000

/** `loadSettings` that keeps the last known settings when the database fails: the reads that need the database report the outage. */
export async function tryToLoadSettings(): Promise<void> {
  if (loaded.failedAt !== undefined && cacheClock() - loaded.failedAt < RETRY_MS) return
  await loadSettings().catch((error: unknown) => {
    loaded.failedAt = cacheClock()
    log.warn({ settings: String(error) })
  })
}

/** The settings that were loaded last, however old; undefined before the first load. */
export const lastSettings = (): SavedSettings | undefined => loaded.saved

/** Puts a version into use, unless a newer one is. */
export function applySettings(saved: SavedSettings): void {
  if (loaded.saved && loaded.saved.version >= saved.version) return
  loaded.saved = saved
  applyDetails(saved.settings?.details ?? null, saved.settings?.formerBrands)
  setOwnTexts(saved.settings?.texts ?? {})
}

const current = () => loaded.saved?.settings ?? null

/** Whether the owner has entered the seller. Until then visitors find the shop closed; the demo needs no seller. */
export const isSetUp = (): boolean =>
  !loaded.saved || loaded.saved.version > 0 || variable('SHOP_MODE') === 'demo'

/** While no orders are taken: the owner's note in all languages, which may be empty, and the day of return or ''. */
export type OrderPause = { note: OwnText; reopensOn: string }

/** Null while orders are taken. */
export function orderPause(): OrderPause | null {
  const settings = current()
  return settings?.isClosed ? { note: settings.closedNote, reopensOn: settings.reopensOn } : null
}

export const sellsToCompaniesAbroad = (): boolean => current()?.sellsToCompaniesAbroad ?? true

const demoHandovers: Handovers = {
  ...usualHandovers,
  installationArea: {
    pl: 'Suwałki, Augustów, Ełk i do 100 km od Suwałk',
    en: 'Suwałki, Augustów, Ełk and up to 100 km from Suwałki',
    ru: 'Сувалки, Августов, Элк и до 100 км от Сувалок',
  },
  offersPickup: true,
}

export const handovers = (): Handovers =>
  current() ?? (variable('SHOP_MODE') === 'demo' ? demoHandovers : usualHandovers)

/** The same in one language. */
export function handoversIn(locale: Locale): ShownHandovers {
  const { installationArea, installationDays, pickupDays, offersPickup } = handovers()
  return { installationArea: installationArea[locale], installationDays, pickupDays, offersPickup }
}

export const foreignRates = (): readonly ForeignRate[] => current()?.foreignRates ?? []

export const deductedBy = (): (typeof deductionWays)[number] => current()?.deductions ?? 'note'

export const companyPaymentRule = (): CompanyPaymentRule => current()?.companyPayments ?? 'transfer'

/** The account for transfers, 26 digits. The demo has an example that no bank has issued, until settings are saved. */
export function bankAccount(): string | undefined {
  if (!current() && variable('SHOP_MODE') === 'demo') return '92124012340001567890123456'
  return current()?.bankAccount || undefined
}

/** Recipients of mails about new orders: those of the settings, else `STAFF_MAIL`, which may be empty. */
export const orderRecipients = (): string[] => filledList(current()?.mail.orders) ?? env().STAFF_MAIL

/** Recipients of mails about withdrawals, complaints and reports about safety: those of the settings, else the shop's address. */
export const claimRecipients = (): string[] => filledList(current()?.mail.claims) ?? [shop.email]

const filledList = (addresses: string[] | undefined) => (addresses?.length ? addresses : undefined)

/** The day of the last change of the terms; null for the built-in terms. */
export const ownRulesSince = (): string | null => current()?.rulesSince ?? null
