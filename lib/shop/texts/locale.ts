import 'server-only'
import * as rootParams from 'next/root-params'
import { isLocale, type Locale, localeOf } from '@/lib/platform/i18n/routing'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'

/**
 * Language of the page that is being rendered. Polish pages have a route tree without the language segment. Every page
 * asks for it before anything else, so this is where the settings are loaded for it.
 */
export async function pageLocale(): Promise<Locale> {
  const segment = await rootParams.locale()
  await loadSettingsOfPage()
  return localeOf(segment)
}

/** Whether an address is unknown: Next takes an unknown first segment for a language. */
export async function isNowhere(): Promise<boolean> {
  const segment = await rootParams.locale()
  return segment !== undefined && !isLocale(segment)
}
