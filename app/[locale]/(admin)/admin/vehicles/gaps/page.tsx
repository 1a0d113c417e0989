import { AdminSection } from '@/components/admin/AdminSection'
import { adminPage } from '@/components/admin/admin-page'
import { VehiclesTable } from '@/components/assortment/vehicles/VehiclesTable'
import { BackLink } from '@/components/layout/links/BackLink'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Notice } from '@/components/ui/Notice'
import { listVehiclesWithoutOffers } from '@/lib/assortment/vehicles/without-offers'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminVehicles.gaps.title')

/** Cars that the shop has nothing for. */
export default adminPage(
  {
    words: 'adminVehicles',
    path: '/admin/vehicles/gaps',
    head: ({ t }) => ({
      title: t('gaps.title'),
      lead: t('gaps.lead'),
      aside: (
        <div className="flex flex-wrap gap-3">
          <ShopButton path="/admin/search" look="quiet">
            {t('gaps.searches')}
          </ShopButton>
          <BackLink path="/admin/vehicles">{t('back')}</BackLink>
        </div>
      ),
    }),
  },
  async ({ t }) => {
    const unserved = await listVehiclesWithoutOffers()
    return (
      <AdminSection title={t('gaps.unserved')}>
        <p className="mb-4 text-soft">{t('gaps.unservedText')}</p>
        {unserved.length > 0 ? (
          <VehiclesTable vehicles={unserved} caption={t('gaps.unserved')} />
        ) : (
          <Notice title={t('gaps.unservedNone')} />
        )}
      </AdminSection>
    )
  },
)
