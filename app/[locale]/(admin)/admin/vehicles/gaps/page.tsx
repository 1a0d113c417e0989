import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { VehiclesTable } from '@/components/admin/vehicles/VehiclesTable'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { Table } from '@/components/ui/Table'
import { listUnserved } from '@/lib/fitment/vehicles/admin/unserved'
import { listMisses } from '@/lib/fitment/vehicles/queries'
import { pageLocale } from '@/lib/i18n/locale'
import { formatDay } from '@/lib/orders/dates'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

const MOST_SHOWN = 100

export const generateMetadata = () => unlistedMetadata('adminVehicles.gaps.title')

/** What visitors look for and the shop does not have. */
export default async function VehicleGapsPage() {
  await adminOrLeave('/admin/vehicles/gaps')
  const t = await getTranslations('adminVehicles.gaps')
  const tVehicles = await getTranslations('adminVehicles')
  const locale = await pageLocale()
  const [unserved, misses] = await Promise.all([listUnserved(), listMisses(MOST_SHOWN)])
  const heading = 'font-display text-lg font-bold'
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={<BackLink path="/admin/vehicles">{tVehicles('back')}</BackLink>}
      />
      <section className="mb-12">
        <h2 className={heading}>{t('misses')}</h2>
        <p className="mt-1 mb-4 text-soft">{t('missesText')}</p>
        {misses.length > 0 ? (
          <Table
            caption={t('misses')}
            rows={misses}
            rowKey={({ question }) => question}
            columns={[
              {
                key: 'question',
                header: t('question'),
                cell: ({ question }) => <span className="wrap-anywhere">{question}</span>,
              },
              { key: 'searches', header: t('searches'), numeric: true, cell: ({ searches }) => searches },
              {
                key: 'last',
                header: t('last'),
                cell: ({ lastAt }) => formatDay(lastAt.toISOString(), locale),
              },
            ]}
          />
        ) : (
          <Notice title={t('missesNone')} />
        )}
      </section>
      <section>
        <h2 className={heading}>{t('unserved')}</h2>
        <p className="mt-1 mb-4 text-soft">{t('unservedText')}</p>
        {unserved.length > 0 ? (
          <VehiclesTable vehicles={unserved} caption={t('unserved')} />
        ) : (
          <Notice title={t('unservedNone')} />
        )}
      </section>
    </PageContainer>
  )
}
