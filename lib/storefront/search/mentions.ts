import 'server-only'
import { sql } from 'kysely'
import { cacheLife, cacheTag } from 'next/cache'
import { finderTag } from '@/lib/catalog/product/tags'
import { query } from '@/lib/platform/database/query'
import { readReplica } from '@/lib/platform/database/replica'
import { queryFor, type ResultsQuery, resultsPath } from '@/lib/storefront/results/address'
import { countProducts } from '@/lib/storefront/results/queries'
import { queryOfSize } from './reading/synonyms'

/** Something on sale that a text names: as the text writes it, and the results that it leads to. */
export type Mention = { name: string; path: string; total: number }

/**
 * Tires as `195/80 R15` and `33x12.5 R15`, wheels as `10Jx15`. Narrower than the readers of what somebody types, because a figure
 * in the text of an article becomes a link.
 */
const sizes =
  /\d{3}\/\d{2} ?R\d{2}|\d{2}(?:[.,]\d{1,2})?x\d{1,2}(?:[.,]\d{1,2})? ?R\d{2}|\d{1,2}(?:[.,]\d)?Jx\d{2}/g

export const sizesIn = (text: string): string[] => [...new Set(text.match(sizes) ?? [])]

export async function findMentions(text: string): Promise<Mention[]> {
  const candidates = [
    ...sizesIn(text).map((name) => ({ name, query: queryOfSize(name) })),
    ...(await treadsIn(text)).map((name) => ({ name, query: queryFor('Tire', { protector: name }) })),
  ].filter((candidate): candidate is { name: string; query: ResultsQuery } => candidate.query !== undefined)
  const totals = await countProducts(candidates.map((candidate) => candidate.query))
  return candidates
    .map(({ name, query: named }, place) => ({ name, path: resultsPath(named), total: totals[place] ?? 0 }))
    .filter(({ total }) => total > 0)
}

/** `findMentions` for public pages, kept until what is on sale changes; an order does not change it. */
export async function cachedMentions(text: string): Promise<Mention[]> {
  'use cache'
  cacheLife('hours')
  cacheTag(finderTag('Tire'), finderTag('Wheel'))
  return readReplica(() => findMentions(text))
}

async function treadsIn(text: string): Promise<string[]> {
  const rows = await query()
    .selectFrom('product')
    .select('protector')
    .distinct()
    .where('productType', '=', 'Tire')
    .where('inArchive', '=', false)
    .where(
      ({ ref }) => sql<boolean>`length(${ref('protector')}) > 2 AND strpos(${text}, ${ref('protector')}) > 0`,
    )
    .orderBy('protector')
    .execute()
  return rows.flatMap(({ protector }) => protector ?? [])
}
