import { adminPage } from '@/components/admin/admin-page'
import { AdminList } from '@/components/admin/list/AdminList'
import { AuditFilters, auditPath, auditQuery } from '@/components/shop/audit/AuditFilters'
import { AuditList } from '@/components/shop/audit/AuditList'
import { auditActors, auditEntries } from '@/lib/shop/audit/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('audit.title')

export default adminPage(
  { words: 'audit', read: auditQuery, path: auditPath },
  async ({ t, query, user }) => {
    const [list, actors] = await Promise.all([auditEntries(query, user.role), auditActors()])
    return (
      <>
        <AuditFilters query={query} actors={actors} />
        <AdminList t={t} list={list} pathOf={(page) => auditPath({ ...query, page })}>
          <AuditList entries={list.entries} />
        </AdminList>
      </>
    )
  },
)
