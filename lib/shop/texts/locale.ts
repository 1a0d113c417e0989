import 'server-only'
import * as rootParams from 'next/root-params'
import { isLocale, type Locale, localeOf } from '@/lib/platform/i18n/routing'
import { loadSettingsOfPage } from '@/lib/shop/settings/cached'

/** The language of the page that is rendered. Every page asks for it first, so the settings are loaded here. */
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
