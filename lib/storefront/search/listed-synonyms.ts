import 'server-only'
import { z } from 'zod'
import { type Query, query } from '@/lib/platform/database/query'
import { line } from '@/lib/platform/values/text'

export type Synonym = { id: number; phrase: string; meaning: string }

/** Synonyms at most: each is looked for in every question. */
export const MOST_SYNONYMS = 200

export const listSynonyms = (on: Query = query()): Promise<Synonym[]> =>
  on
    .selectFrom('searchSynonym')
    .select(['id', 'phrase', 'meaning'])
    .orderBy('phrase')
    .limit(MOST_SYNONYMS)
    .execute()

/** What reads questions in the words that the owner added. */
export const searchWordsTag = 'search-words'

/** The table knows the same lengths. */
export const NewSynonym = z.object({
  phrase: line('required', 40),
  meaning: line('required', 80),
})
export type NewSynonym = z.output<typeof NewSynonym>
