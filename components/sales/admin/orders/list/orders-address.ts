import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'
import { OrderListQuery } from '@/lib/sales/order-desk/schema'

export const ordersQuery = (params: SearchParams) => readSearchParams(OrderListQuery, params)

export const ordersPath = (query: Partial<OrderListQuery>) =>
  withSearchParams('/admin', OrderListQuery, query)

/** Whether the filter can leave orders out; sorting does not count. */
export const isFilteredOrders = (query: OrderListQuery) =>
  ordersPath({ ...query, page: 1, sort: '-date' }) !== '/admin'
