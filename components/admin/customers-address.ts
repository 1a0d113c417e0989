import { CustomerListQuery } from '@/lib/customers/directory/schema'
import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'

export const customersQuery = (params: SearchParams) => readSearchParams(CustomerListQuery, params)

export const customersPath = (query: Partial<CustomerListQuery>) =>
  withSearchParams('/admin/customers', CustomerListQuery, query)

export const customerPath = (uid: string) => `/admin/customers/${encodeURIComponent(uid)}`
