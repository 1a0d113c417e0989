import 'server-only'
import { type Query, query } from '@/lib/platform/database/query'

export type Synonym = { id: number; phrase: string; meaning: string }

/** Synonyms at most: each is looked for in every question. */
export const MOST_SYNONYMS = 200

/** The owner's words by phrase. */
export const listSynonyms = (on: Query = query()): Promise<Synonym[]> =>
  on
    .selectFrom('searchSynonym')
    .select(['id', 'phrase', 'meaning'])
    .orderBy('phrase')
    .limit(MOST_SYNONYMS)
    .execute()
