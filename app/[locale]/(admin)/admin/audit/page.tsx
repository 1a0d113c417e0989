import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { AdminList } from '@/components/admin/list/AdminList'
import { AuditFilters } from '@/components/audit/AuditFilters'
import { AuditList } from '@/components/audit/AuditList'
import { auditPath, auditQuery } from '@/components/audit/audit-address'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { auditActors, auditEntries } from '@/lib/audit/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('audit.title')

export default async function AuditPage(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const query = auditQuery(await props.searchParams)
  const { role } = await adminOrLeave(auditPath(query))
  const t = await getTranslations('audit')
  const [{ entries, total, page, pages }, actors] = await Promise.all([
    auditEntries(query, role),
    auditActors(),
  ])
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <AuditFilters query={query} actors={actors} />
      <AdminList
        t={t}
        total={total}
        isEmpty={entries.length === 0}
        page={page}
        pages={pages}
        pathOf={(wanted) => auditPath({ ...query, page: wanted })}
      >
        <AuditList entries={entries} />
      </AdminList>
    </PageContainer>
  )
}
