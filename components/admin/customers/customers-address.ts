import { CustomerListQuery } from '@/lib/customers/schema'
import { readSearchParams, type SearchParams, withSearchParams } from '@/lib/http/request/search-params'

export const customersQuery = (params: SearchParams) => readSearchParams(CustomerListQuery, params)

export const customersPath = (query: Partial<CustomerListQuery>) =>
  withSearchParams('/admin/customers', CustomerListQuery, query)

export const customerPath = (uid: string) => `/admin/customers/${encodeURIComponent(uid)}`
