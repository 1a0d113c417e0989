import { AuditQuery } from '@/lib/audit/schema'

type SearchParams = Record<string, string | string[] | undefined>

/** What an address of the audit asks for. What cannot be is left out, so that an old link still opens. */
export function auditQuery(params: SearchParams): AuditQuery {
  const fitting = Object.entries(AuditQuery.shape).flatMap(([name, field]) => {
    const value = params[name]
    const first = Array.isArray(value) ? value[0] : value
    return first !== undefined && field.safeParse(first).success ? [[name, first]] : []
  })
  return AuditQuery.parse(Object.fromEntries(fitting))
}

/** The address of the audit, without its language; what means "all" is left out. */
export function auditPath({ page, ...filter }: Partial<AuditQuery>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (page && page > 1) query.set('page', String(page))
  return query.size > 0 ? `/admin/audit?${query}` : '/admin/audit'
}
