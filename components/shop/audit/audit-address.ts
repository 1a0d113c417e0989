import {
  readSearchParams,
  type SearchParams,
  withSearchParams,
} from '@/lib/platform/http/request/search-params'
import { AuditQuery } from '@/lib/shop/audit/schema'

export const auditQuery = (params: SearchParams) => readSearchParams(AuditQuery, params)

export const auditPath = (query: Partial<AuditQuery>) => withSearchParams('/admin/audit', AuditQuery, query)
