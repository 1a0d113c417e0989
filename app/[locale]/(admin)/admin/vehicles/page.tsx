import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { VehicleFilters } from '@/components/admin/vehicles/VehicleFilters'
import { VehiclesTable } from '@/components/admin/vehicles/VehiclesTable'
import { vehiclesPath, vehiclesQuery } from '@/components/admin/vehicles/vehicles-address'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { searchVehicles } from '@/lib/fitment/vehicles/queries'
import type { SearchParams } from '@/lib/http/request/search-params'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminVehicles.title')

export default async function VehiclesPage(props: { searchParams: Promise<SearchParams> }) {
  const query = vehiclesQuery(await props.searchParams)
  await adminOrLeave(vehiclesPath(query))
  const t = await getTranslations('adminVehicles')
  const locale = await pageLocale()
  const { vehicles, total, page, pages } = await searchVehicles(query)
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="quiet" href={localePath(locale, '/admin/vehicles/gaps')}>
              {t('report')}
            </LinkButton>
            <LinkButton look="quiet" href={localePath(locale, '/admin/vehicles/files')}>
              {t('files')}
            </LinkButton>
            <ChangesOnly area="catalogue">
              <LinkButton look="signal" href={localePath(locale, '/admin/vehicles/new')}>
                {t('new')}
              </LinkButton>
            </ChangesOnly>
          </div>
        }
      />
        <VehicleFilters query={query} />
      <AdminList
        t={t}
        total={total}
        isEmpty={vehicles.length === 0}
        page={page}
        pages={pages}
        pathOf={(wanted) => vehiclesPath({ ...query, page: wanted })}
      >
        <VehiclesTable vehicles={vehicles} caption={t('title')} />
      </AdminList>
    </PageContainer>
  )
}
