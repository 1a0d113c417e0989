import { getRequestConfig } from 'next-intl/server'
import { isLocale } from '@/lib/platform/i18n/routing'
import { SHOP_TIME_ZONE } from '@/lib/platform/values/time-zone'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'
import { pageLocale } from './locale'
import { typesetMessages } from './own-texts'

export default getRequestConfig(async ({ locale: requestedLocale }) => {
  await loadSettingsOfPage()
  const locale = isLocale(requestedLocale) ? requestedLocale : await pageLocale()
  const { default: messages } = await import(`../../../messages/${locale}.json`)
  return { locale, messages: typesetMessages(messages, locale), timeZone: SHOP_TIME_ZONE }
})
