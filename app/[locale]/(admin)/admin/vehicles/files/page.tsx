import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { VehicleImportForm } from '@/components/admin/vehicles/VehicleImportForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { buttonClasses } from '@/components/ui/Button'
import { pageLocale } from '@/lib/i18n/locale'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminVehicles.exchange.title')

export default async function VehicleFilesPage() {
  await adminOrLeave('/admin/vehicles/files')
  const t = await getTranslations('adminVehicles')
  const locale = await pageLocale()
  const heading = 'mb-4 font-display text-lg font-bold'
  return (
    <PageContainer>
      <PageHead
        title={t('exchange.title')}
        lead={t('exchange.lead')}
        aside={<BackLink path="/admin/vehicles">{t('back')}</BackLink>}
      />
      <div className="grid gap-12">
        <section>
          <h2 className={heading}>{t('exchange.exportTitle')}</h2>
          <a href={`/api/admin/vehicles/export?locale=${locale}`} className={buttonClasses('quiet')}>
            {t('exchange.download')}
          </a>
          <p className="mt-3 text-sm text-soft">{t('exchange.exportNote')}</p>
        </section>
        <section>
          <h2 className={heading}>{t('exchange.importTitle')}</h2>
            <Editable area="catalogue">
              <FreshOnVisit>
                <VehicleImportForm />
              </FreshOnVisit>
            </Editable>
        </section>
      </div>
    </PageContainer>
  )
}
