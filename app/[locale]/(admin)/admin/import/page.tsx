import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { ColumnsHelp } from '@/components/admin/import/ColumnsHelp'
import { ExportForm } from '@/components/admin/import/ExportForm'
import { JobsTable } from '@/components/admin/import/JobsTable'
import { UploadForm } from '@/components/admin/import/UploadForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { recentJobs } from '@/lib/catalog/exchange/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('import.title')

export default async function ImportPage() {
  await adminOrLeave('/admin/import')
  const t = await getTranslations('import')
  const heading = 'mb-4 font-display text-lg font-bold'
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      <div className="grid items-start gap-12 lg:grid-cols-[3fr_2fr]">
        <section>
          <h2 className={heading}>{t('importTitle')}</h2>
            <Editable area="catalogue">
              <FreshOnVisit>
                <UploadForm />
              </FreshOnVisit>
            </Editable>
          <div className="mt-8">
            <ColumnsHelp />
          </div>
        </section>
        <section>
          <h2 className={heading}>{t('exportTitle')}</h2>
          <ExportForm />
        </section>
      </div>
      <section className="mt-14">
        <h2 className={heading}>{t('history')}</h2>
        <JobsTable jobs={await recentJobs()} />
      </section>
    </PageContainer>
  )
}
