import { AdminProductsQuery } from '@/lib/assortment/products/list-query'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'

export const productsQuery = (params: SearchParams) => readSearchParams(AdminProductsQuery, params)

export const productsPath = (query: Partial<AdminProductsQuery>) =>
  withSearchParams('/admin/products', AdminProductsQuery, query)
