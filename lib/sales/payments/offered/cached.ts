import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'
import { offeredPayments } from './offered'
import { paymentsTag } from './tags'

/**
 * What can be chosen at the checkout, for public pages: they are prerendered, and expire when a server starts and when
 * the settings change.
 */
export async function cachedOfferedPayments(): Promise<PaymentType[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(paymentsTag)
  await loadSettingsOfPage()
  return offeredPayments()
}
