import { readSearchParams, type SearchParams, withSearchParams } from '@/lib/http/request/search-params'
import { OrderListQuery } from '@/lib/orders/admin/schema'

export const ordersQuery = (params: SearchParams) => readSearchParams(OrderListQuery, params)

export const ordersPath = (query: Partial<OrderListQuery>) =>
  withSearchParams('/admin', OrderListQuery, query)
