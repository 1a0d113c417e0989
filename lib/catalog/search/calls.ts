import { z } from 'zod'
import { recordExport } from '@/lib/audit/exports'
import { anyProductAnswer } from '@/lib/catalog/product/answer'
import { TitleQuery } from '@/lib/catalog/results/list-query'
import { cachedSuggestions } from '@/lib/catalog/suggestions/cached'
import { shopToday } from '@/lib/core/values/clock'
import { csvDownload } from '@/lib/csv/write'
import { callTable, handler, listed } from '@/lib/http/handler'
import { clientAddress } from '@/lib/http/request/client-address'
import { IdParams, LocaleQuery } from '@/lib/http/request/params'
import { locales } from '@/lib/i18n/routing'
import { consume } from '@/lib/limits/service'
import { missRecords } from './misses/export'
import { recordMiss } from './misses/misses'
import { MissedSearch } from './misses/schema'
import { searchTitles } from './queries'
import { NewSynonym } from './synonyms/schema'
import { addSynonym, deleteSynonym } from './synonyms/service'

/** What the search box suggests in a language. */
const SuggestionsAnswer = z.object({
  words: z.looseObject({ label: z.string() }),
  cars: z.array(z.array(z.union([z.string(), z.number(), z.null()]))),
  lists: z.record(z.string(), z.array(z.array(z.string()))),
})

export const search = callTable({
  'GET /api/admin/search/misses': handler(
    { user: 'catalogue', query: LocaleQuery },
    async ({ query: { locale }, user }) => {
      const misses = await missRecords(locale)
      await recordExport(user, { kind: 'misses', rows: misses.length - 1 })
      return csvDownload([misses], { fileName: `searches-${shopToday()}.csv`, locale })
    },
  ),
  'POST /api/admin/search/synonyms': handler(
    { user: 'catalogue', body: NewSynonym, status: 201 },
    ({ body, user }) => addSynonym(body, user),
  ),
  'DELETE /api/admin/search/synonyms/[id]': handler(
    { user: 'catalogue', params: IdParams, status: 204 },
    ({ params, user }) => deleteSynonym(params.id, user),
  ),
  'GET /api/products/title/[title]': handler(
    {
      user: 'anyone',
      params: z.object({ title: z.string() }),
      query: TitleQuery,
      cache: 'public',
      answers: z.array(anyProductAnswer),
    },
    async ({ params, query, request }) => {
      await consume(['titleSearches', clientAddress(request.headers)])
      const { products, total, more } = await searchTitles(params.title, query)
      return listed(products, total, more.length > 0)
    },
  ),
  'POST /api/search/misses': handler(
    { user: 'anyone', body: MissedSearch, status: 204 },
    ({ body, request }) => recordMiss(body.question, clientAddress(request.headers)),
  ),
  'GET /api/suggestions/[locale]': handler(
    {
      user: 'anyone',
      params: z.object({ locale: z.enum(locales) }),
      cache: 'public',
      answers: SuggestionsAnswer,
    },
    ({ params }) => cachedSuggestions(params.locale),
  ),
})
