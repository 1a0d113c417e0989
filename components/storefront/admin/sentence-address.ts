import { z } from 'zod'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'

const SentenceQuery = z.object({ search: z.string().trim().max(200, 'too_long').default('') })

export const sentenceIn = (params: SearchParams): string => readSearchParams(SentenceQuery, params).search

export const sentencePath = (search: string): string =>
  withSearchParams('/admin/search', SentenceQuery, { search })
