import 'server-only'
import { builtInDetails, type ShopDetails } from '@/lib/platform/shop-details'
import { termsOfVersion } from '@/lib/sales/terms/stored-terms'
import { settingsFrom } from '@/lib/shop/settings/form'
import { settingsOf } from '@/lib/shop/settings/queries'
import type { Terms } from './rules-sections'
import { termsOf } from './terms'

export type PastRules = {
  /** The day since which they applied; null for those that came with the shop. */
  since: string | null
  terms: Terms
  /**
   * Whether they are stored as buyers read them. Otherwise what the shop had not replaced, the delivery prices and the
   * payment methods are those of today.
   */
  isStored: boolean
  seller: Pick<ShopDetails, 'company' | 'email'>
}

/**
 * The terms of one version of the settings, with the seller as it was; 0 has those that came with the shop. Null where
 * there is no such version.
 */
export async function rulesOfVersion(version: number): Promise<PastRules | null> {
  const settings = version === 0 ? null : await settingsOf(version)
  if (version !== 0 && !settings) return null
  const stored = await termsOfVersion(version)
  const { details, texts, bankAccount, rulesSince } = settings ?? {
    ...settingsFrom(builtInDetails()),
    rulesSince: null,
  }
  return {
    since: rulesSince,
    terms: stored ?? (await termsOf({ details, texts, bankAccount })),
    isStored: stored !== null,
    seller: details,
  }
}
