import 'server-only'
import { getTranslations } from 'next-intl/server'
import { cachedOfferedPayments } from './cached'

/** What can be chosen at the checkout, to be put into a sentence: `on delivery, cash or card; with PayPal`. */
export async function offeredText(): Promise<string> {
  const t = await getTranslations('mail.payments')
  return (await cachedOfferedPayments()).map((type) => t(type)).join('; ')
}
