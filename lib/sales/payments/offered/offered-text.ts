import 'server-only'
import { getTranslations } from 'next-intl/server'
import { languageTag } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { cachedOfferedPayments } from './cached'

/** What can be chosen at the checkout, to be put into a sentence: `on delivery (cash or card) or with PayPal`. */
export async function offeredText(): Promise<string> {
  const t = await getTranslations('mail.payments')
  const list = new Intl.ListFormat(languageTag[await pageLocale()], { type: 'disjunction' })
  return list.format((await cachedOfferedPayments()).map((type) => t(type)))
}
