import 'server-only'
import { createTranslator } from 'next-intl'
import { SHOP_TIME_ZONE } from '@/lib/core/time-zone'
import type { Locale } from '@/lib/i18n/routing'
import { shop } from '@/lib/shop'
import en from '@/messages/en.json'
import pl from '@/messages/pl.json'
import ru from '@/messages/ru.json'

const messages = { pl, en, ru }

/** The words of one language, outside of any page: mails are written long after the request. */
export const wordsOf = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale] as typeof pl, timeZone: SHOP_TIME_ZONE })
export type Words = ReturnType<typeof wordsOf>

/** The seller as the law wants it below a contract. */
export function sellerLines(t: Words): string[] {
  const { company } = shop
  return [
    company.name,
    `${company.street}, ${company.postCode} ${company.city}`,
    t('mail.taxId', { taxId: company.taxId, register: company.courtRegister }),
    `${shop.phone} · ${shop.email}`,
  ]
}
