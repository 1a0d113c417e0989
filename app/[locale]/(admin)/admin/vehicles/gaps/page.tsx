import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { VehiclesTable } from '@/components/admin/vehicles/VehiclesTable'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { listUnserved } from '@/lib/fitment/vehicles/admin/unserved'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminVehicles.gaps.title')

/** Cars that the shop has nothing for. */
export default async function VehicleGapsPage() {
  await adminOrLeave('/admin/vehicles/gaps')
  const t = await getTranslations('adminVehicles.gaps')
  const tVehicles = await getTranslations('adminVehicles')
  const locale = await pageLocale()
  const unserved = await listUnserved()
  const heading = 'font-display text-lg font-bold'
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={
          <div className="flex flex-wrap gap-3">
            <LinkButton look="quiet" href={localePath(locale, '/admin/search')}>
              {t('searches')}
            </LinkButton>
            <BackLink path="/admin/vehicles">{tVehicles('back')}</BackLink>
          </div>
        }
      />
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
