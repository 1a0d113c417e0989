import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { VehicleImportForm } from '@/components/assortment/vehicles/VehicleImportForm'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { buttonClasses } from '@/components/ui/buttons/Button'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminVehicles.exchange.title')

export default adminPage(
  {
    words: 'adminVehicles',
    path: '/admin/vehicles/files',
    back: '/admin/vehicles',
    head: ({ t }) => ({ title: t('exchange.title'), lead: t('exchange.lead') }),
  },
  ({ t, locale }) => (
    <div className="grid gap-12">
      <AdminSection title={t('exchange.exportTitle')}>
        <a href={`/api/admin/vehicles/export?locale=${locale}`} className={buttonClasses('quiet')}>
          {t('exchange.download')}
        </a>
        <p className="mt-3 text-sm text-soft">{t('exchange.exportNote')}</p>
      </AdminSection>
      <AdminSection title={t('exchange.importTitle')}>
        <Editable area="catalogue">
          <FreshOnVisit>
            <VehicleImportForm />
          </FreshOnVisit>
        </Editable>
      </AdminSection>
    </div>
  ),
)
