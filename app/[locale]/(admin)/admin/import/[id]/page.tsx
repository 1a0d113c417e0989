import { getTranslations } from 'next-intl/server'
import { Editable } from '@/components/admin/editing/Editable'
import { itemOr404 } from '@/components/admin/item-or-404'
import { JobView } from '@/components/assortment/import/JobView'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { readReport } from '@/lib/assortment/exchange/queries'
import { formatMoment } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'

export const instant = false

export const generateMetadata = () => unlistedMetadata('import.title')

type Props = { params: Promise<{ id: string }> }

export default async function ImportJobPage({ params }: Props) {
  const report = await itemOr404('/admin/import', params, readReport)
  const t = await getTranslations('import')
  const locale = await pageLocale()
  const { job } = report
  const about = {
    type: t(`types.${job.productType}`),
    who: job.startedByName,
    when: formatMoment(job.startedAt, locale),
  }
  return (
    <PageContainer>
      <PageHead
        title={<span className="wrap-anywhere">{t('jobTitle', { name: job.fileName })}</span>}
        lead={
          job.encoding && job.encoding !== 'UTF-8'
            ? t('jobLeadEncoding', { ...about, encoding: job.encoding })
            : t('jobLead', about)
        }
        aside={<BackLink path="/admin/import">{t('backToImport')}</BackLink>}
      />
      <Editable area="catalogue">
        <JobView first={report} />
      </Editable>
    </PageContainer>
  )
}
