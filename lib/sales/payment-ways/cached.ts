import 'server-only'
import { cacheLife, cacheTag } from 'next/cache'
import { getTranslations } from 'next-intl/server'
import { languageTag } from '@/lib/platform/i18n/routing'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { paymentsTag } from '@/lib/sales/tags'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'
import { pageLocale } from '@/lib/shop/texts/locale'
import { offeredPayments } from './offered'

/** The same for public pages, which expire when a server starts and when the settings change. */
export async function cachedOfferedPayments(): Promise<PaymentType[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(paymentsTag)
  await loadSettingsOfPage()
  return offeredPayments()
}

/** What can be chosen at the checkout, to be put into a sentence: `on delivery (cash or card) or with PayPal`. */
export async function offeredText(): Promise<string> {
  const t = await getTranslations('mail.payments')
  const list = new Intl.ListFormat(languageTag[await pageLocale()], { type: 'disjunction' })
  return list.format((await cachedOfferedPayments()).map((type) => t(type)))
}
