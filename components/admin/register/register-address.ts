import { readSearchParams, type SearchParams } from '@/lib/http/request/search-params'
import { RegisterQuery } from '@/lib/registers/schema'

export const registerQuery = (params: SearchParams) => readSearchParams(RegisterQuery, params)
