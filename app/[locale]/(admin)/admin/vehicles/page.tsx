import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { VehicleFilters, vehiclesPath, vehiclesQuery } from '@/components/assortment/vehicles/VehicleFilters'
import { VehiclesTable } from '@/components/assortment/vehicles/VehiclesTable'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { searchVehicles } from '@/lib/fitment/vehicles/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminVehicles.title')

export default adminPage(
  {
    words: 'adminVehicles',
    read: vehiclesQuery,
    path: vehiclesPath,
    head: ({ t }) => ({
      aside: (
        <div className="flex flex-wrap gap-3">
          <ShopButton path="/admin/vehicles/gaps" look="quiet">
            {t('report')}
          </ShopButton>
          <ShopButton path="/admin/vehicles/files" look="quiet">
            {t('files')}
          </ShopButton>
          <ChangesOnly area="catalogue">
            <ShopButton path="/admin/vehicles/new" look="signal">
              {t('new')}
            </ShopButton>
          </ChangesOnly>
        </div>
      ),
    }),
  },
  async ({ t, query }) => {
    const list = await searchVehicles(query)
    return (
      <>
        <VehicleFilters query={query} />
        <AdminList t={t} list={list} pathOf={(page) => vehiclesPath({ ...query, page })}>
          <VehiclesTable vehicles={list.vehicles} caption={t('title')} />
        </AdminList>
      </>
    )
  },
)
