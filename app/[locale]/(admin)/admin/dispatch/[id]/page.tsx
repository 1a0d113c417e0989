import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { maySee } from '@/components/admin/admin-gate'
import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { orderToPackOr404 } from '@/components/admin/item-or-404'
import { BackLink } from '@/components/layout/links/BackLink'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { ParcelsEditor } from '@/components/sales/admin/orders/details/OrderForms'
import { PackingSlip } from '@/components/sales/admin/orders/packing/PackingSlip'
import { StatusBadge } from '@/components/sales/orders/OrderParts'
import { goodsOf } from '@/lib/sales/order-desk/goods'
import { packingOf } from '@/lib/sales/orders/packing'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = ({ params }: { params: Promise<{ id: string }> }) =>
  unlistedMetadata('admin.order', params)

/** One order for the packers: its slip, and the form of its parcels, which marks the order as sent. */
export default adminPage(
  {
    words: 'admin',
    path: (_, id) => `/admin/dispatch/${id}`,
    find: orderToPackOr404,
    head: async ({ t, item: { id } }) => ({
      title: t('order', { id }),
      aside: (
        <div className="flex flex-wrap items-center gap-x-5">
          <BackLink path="/admin/dispatch">{(await getTranslations('dispatch'))('title')}</BackLink>
          <ShopButton path={`/admin/order/${id}/packing`} look="quiet">
            {t('packing.open')}
          </ShopButton>
        </div>
      ),
    }),
  },
  async ({ t, item: whole }) => {
    const order = packingOf(whole)
    const seesPrices = await maySee('/admin')
    return (
      <>
        <p className="mb-4">
          <StatusBadge status={order.status} />
        </p>
        <div className="grid items-start gap-10 lg:grid-cols-[1fr_22rem]">
          <PackingSlip
            order={order}
            goods={await goodsOf([whole])}
            collectGrosze={seesPrices ? whole.totalGrosze : null}
          />
          <AdminSection title={t('parcels.title')}>
            <Editable area="packing">
              <ParcelsEditor
                key={order.id}
                orderId={order.id}
                status={order.status}
                parcels={order.parcels}
              />
            </Editable>
          </AdminSection>
        </div>
      </>
    )
  },
)
