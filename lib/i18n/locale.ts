import 'server-only'
import * as rootParams from 'next/root-params'
import { defaultLocale, isLocale, type Locale } from './routing'

/** Language of the page being rendered. Polish pages have a tree without the segment. */
export async function pageLocale(): Promise<Locale> {
  const segment = await rootParams.locale()
  return isLocale(segment) ? segment : defaultLocale
}

/** Whether an address leads nowhere: a first segment that has no page of its own is taken for a language. */
export async function isNowhere(): Promise<boolean> {
  const segment = await rootParams.locale()
  return segment !== undefined && !isLocale(segment)
}
