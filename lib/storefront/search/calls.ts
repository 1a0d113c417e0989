import { z } from 'zod'
import { anyProductAnswer } from '@/lib/catalog/product/answer'
import { productTypes } from '@/lib/catalog/product/schema'
import { expiresWith } from '@/lib/platform/cache/cache'
import { csvDownload } from '@/lib/platform/csv/write'
import { call, callTable } from '@/lib/platform/http/call-table'
import { listed } from '@/lib/platform/http/handler'
import { clientAddress } from '@/lib/platform/http/request/client-address'
import { LocaleQuery } from '@/lib/platform/http/request/params'
import { locales } from '@/lib/platform/i18n/routing'
import { consume } from '@/lib/platform/limits/service'
import { shopToday } from '@/lib/platform/values/clock'
import { recordExport } from '@/lib/shop/audit/exports'
import { TitleQuery } from '@/lib/storefront/results/list-query'
import { tagsOfListAnswer } from '@/lib/storefront/results/tags'
import { cachedSuggestions, suggestionsTags } from '@/lib/storefront/suggestions/queries'
import { recordMiss } from './misses/misses.service'
import { missRecords } from './misses/queries'
import { searchTitles } from './queries'
import { NewSynonym, searchWordsTag } from './synonyms/queries'
import { addSynonym, deleteSynonym } from './synonyms/service'

/** What the search box suggests in a language. */
const SuggestionsAnswer = z.object({
  words: z.looseObject({ label: z.string() }),
  cars: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  lists: z.record(z.string(), z.array(z.array(z.string()))),
})

export const search = callTable(
  call('GET /api/admin/search/misses', 'catalogue', { query: LocaleQuery }, async ({ locale }, user) => {
    const misses = await missRecords(locale)
    await recordExport(user, { kind: 'misses', rows: misses.length - 1 })
    return csvDownload([misses], { fileName: `searches-${shopToday()}.csv`, locale })
  }),
  call('POST /api/admin/search/synonyms', 'catalogue', { body: NewSynonym, status: 201 }, addSynonym),
  call('DELETE /api/admin/search/synonyms/[id]', 'catalogue', { status: 204 }, deleteSynonym),
  call(
    'GET /api/products/title/[title]',
    'anyone',
    { query: TitleQuery, cache: 'public', answers: z.array(anyProductAnswer) },
    async (title, query, request) => {
      await consume(['titleSearches', clientAddress(request.headers)])
      expiresWith([searchWordsTag, ...productTypes.flatMap((type) => tagsOfListAnswer({ type, single: {} }))])
      const { products, total, more } = await searchTitles(title, query)
      return listed(products, total, more.length > 0)
    },
  ),
  call(
    'POST /api/search/misses',
    'anyone',
    { body: z.object({ question: z.string().max(200, 'too_long') }), status: 204 },
    (body, request) => recordMiss(body.question, clientAddress(request.headers)),
  ),
  call(
    'GET /api/suggestions/[locale]',
    'anyone',
    { params: z.object({ locale: z.enum(locales) }), cache: 'public', answers: SuggestionsAnswer },
    (locale) => {
      expiresWith(suggestionsTags)
      return cachedSuggestions(locale)
    },
  ),
)
