import 'server-only'
import * as rootParams from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from './routing'

/** Language of the page being rendered. Polish pages have a tree without the segment. */
export async function pageLocale(): Promise<Locale> {
  const segment = await rootParams.locale()
  return isLocale(segment) ? segment : defaultLocale
}
