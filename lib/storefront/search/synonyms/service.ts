import 'server-only'
import { sql } from 'kysely'
import { isSilent, saidBy } from '@/lib/catalog/words/trade-words'
import { expireTags } from '@/lib/platform/cache/cache'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import {
  listSynonyms,
  MOST_SYNONYMS,
  type NewSynonym,
  type Synonym,
  searchWordsTag,
} from '@/lib/storefront/search/listed-synonyms'
import { indexNames } from '@/lib/storefront/search/reading/names'
import { meaningOf, phraseOf } from '@/lib/storefront/search/reading/synonyms'
import { catalogNames } from '@/lib/storefront/search/reading/vocabulary'

const fault = (path: keyof NewSynonym, code: 'synonym_known' | 'synonym_taken' | 'synonym_unread') =>
  new ShopError('invalid', [{ path, code }])

/** @throws ShopError invalid: the search knows the phrase, or does not understand the meaning; product.synonyms_full */
export async function addSynonym({ phrase, meaning }: NewSynonym, by: ShopUser): Promise<Synonym> {
  const folded = phraseOf(phrase)
  if (!/\p{L}{2}/u.test(folded) || saidBy(folded) || isSilent(folded)) throw fault('phrase', 'synonym_known')
  if (!meaningOf(meaning, indexNames(await catalogNames()))) throw fault('meaning', 'synonym_unread')
  const added = await transaction(async (tx) => {
    // one at a time, or two would both see the last free place
    await sql`SELECT pg_advisory_xact_lock(hashtextextended('search synonyms', 0))`.execute(tx)
    const others = await listSynonyms(tx)
    if (others.some((other) => other.phrase === folded)) throw fault('phrase', 'synonym_taken')
    if (others.length >= MOST_SYNONYMS) throw new ShopError('product.synonyms_full')
    const synonym = await tx
      .insertInto('searchSynonym')
      .values({ phrase: folded, meaning })
      .returning(['id', 'phrase', 'meaning'])
      .executeTakeFirstOrThrow()
    await recordChange(tx, by, {
      action: 'search.add_synonym',
      subject: { type: 'search', id: folded },
      before: null,
      after: { meaning },
    })
    return synonym
  })
  expireTags([searchWordsTag])
  return added
}

/** Takes a word back; nothing happens where another administrator has done so. */
export async function deleteSynonym(id: number, by: ShopUser): Promise<void> {
  await transaction(async (tx) => {
    const synonym = await tx
      .deleteFrom('searchSynonym')
      .where('id', '=', id)
      .returning(['phrase', 'meaning'])
      .executeTakeFirst()
    if (!synonym) return
    await recordChange(tx, by, {
      action: 'search.delete_synonym',
      subject: { type: 'search', id: synonym.phrase },
      before: { meaning: synonym.meaning },
      after: null,
    })
  })
  expireTags([searchWordsTag])
}
