import { AuditQuery } from '@/lib/audit/schema'
import { readSearchParams, type SearchParams, withSearchParams } from '@/lib/http/request/search-params'

export const auditQuery = (params: SearchParams) => readSearchParams(AuditQuery, params)

export const auditPath = (query: Partial<AuditQuery>) => withSearchParams('/admin/audit', AuditQuery, query)
