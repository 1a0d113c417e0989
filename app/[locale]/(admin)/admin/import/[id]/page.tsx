import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { numberedOr404 } from '@/components/admin/item-or-404'
import { JobView } from '@/components/assortment/import/JobView'
import { BackLink } from '@/components/layout/links/BackLink'
import { readReport } from '@/lib/assortment/exchange/queries'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('import.title')

export default adminPage(
  {
    words: 'import',
    path: (_, id) => `/admin/import/${encodeURIComponent(id)}`,
    find: (id) => numberedOr404(id, readReport),
    head: ({ t, locale, item: { job } }) => {
      const about = {
        type: t(`types.${job.productType}`),
        who: job.startedByName,
        when: formatDateTime(job.startedAt, locale),
      }
      return {
        title: <span className="wrap-anywhere">{t('jobTitle', { name: job.fileName })}</span>,
        lead:
          job.encoding && job.encoding !== 'UTF-8'
            ? t('jobLeadEncoding', { ...about, encoding: job.encoding })
            : t('jobLead', about),
        aside: <BackLink path="/admin/import">{t('backToImport')}</BackLink>,
      }
    },
  },
  ({ item }) => (
    <Editable area="catalogue">
      <JobView first={item} />
    </Editable>
  ),
)
