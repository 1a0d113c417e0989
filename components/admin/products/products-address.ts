import { AdminProductsQuery } from '@/lib/catalog/admin/list-query'
import { readSearchParams, type SearchParams, withSearchParams } from '@/lib/http/request/search-params'

export const productsQuery = (params: SearchParams) => readSearchParams(AdminProductsQuery, params)

export const productsPath = (query: Partial<AdminProductsQuery>) =>
  withSearchParams('/admin/products', AdminProductsQuery, query)
