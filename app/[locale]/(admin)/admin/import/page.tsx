import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { ColumnsHelp, ExportForm, JobsTable } from '@/components/assortment/import/ExchangeSections'
import { UploadForm } from '@/components/assortment/import/UploadForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { recentJobs } from '@/lib/assortment/exchange/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('import.title')

export default adminPage({ words: 'import', path: '/admin/import' }, async ({ t }) => (
  <>
    <div className="mb-14 grid items-start gap-12 lg:grid-cols-[3fr_2fr]">
      <AdminSection title={t('importTitle')}>
        <Editable area="catalogue">
          <FreshOnVisit>
            <UploadForm />
          </FreshOnVisit>
        </Editable>
        <div className="mt-8">
          <ColumnsHelp />
        </div>
      </AdminSection>
      <AdminSection title={t('exportTitle')}>
        <ExportForm />
      </AdminSection>
    </div>
    <AdminSection title={t('history')}>
      <JobsTable jobs={await recentJobs()} />
    </AdminSection>
  </>
))
