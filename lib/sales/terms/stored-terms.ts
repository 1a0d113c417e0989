import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'
import type { Terms } from './rules-sections'

/** The terms that were stored with a version; null where it has none, or does not exist. */
export async function termsOfVersion(version: number, on: Query = query()): Promise<Terms | null> {
  const row = await on
    .selectFrom('settingsVersion')
    .select('terms')
    .$narrowType<{ terms: Terms | null }>()
    .where('version', '=', version)
    .executeTakeFirst()
  return row?.terms ?? null
}
