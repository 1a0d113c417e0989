import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'
import { defaultLocale, perLocale } from '@/lib/platform/i18n/routing'
import type { Terms } from './rules-sections'

/**
 * The terms that were stored with a version, in Polish for a language that the shop did not have then; null where it has
 * none, or does not exist.
 */
export async function termsOfVersion(version: number, on: Query = query()): Promise<Terms | null> {
  const row = await on
    .selectFrom('settingsVersion')
    .select('terms')
    .$narrowType<{ terms: Terms | null }>()
    .where('version', '=', version)
    .executeTakeFirst()
  if (!row?.terms) return null
  const { texts, ...terms } = row.terms
  return { ...terms, texts: perLocale((locale) => texts[locale] ?? texts[defaultLocale]) }
}
