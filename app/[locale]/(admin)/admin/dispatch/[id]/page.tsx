import { getTranslations } from 'next-intl/server'
import { AdminButton } from '@/components/admin/AdminLink'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminOrLeave, maySee } from '@/components/admin/admin-gate'
import { Editable } from '@/components/admin/editing/Editable'
import { orderToPackOr404 } from '@/components/admin/item-or-404'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { ParcelsEditor } from '@/components/sales/admin/orders/details/OrderForms'
import { PackingSlip } from '@/components/sales/admin/orders/packing/PackingSlip'
import { StatusBadge } from '@/components/sales/orders/OrderParts'
import { goodsOf } from '@/lib/sales/orders/admin/goods'
import { packingOf } from '@/lib/sales/orders/packing'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const instant = false

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = ({ params }: Props) => unlistedMetadata('admin.order', params)

/** What whoever packs needs of one order: the slip and the parcels, with which it is marked as sent. */
export default async function DispatchOrderPage({ params }: Props) {
  const { id } = await params
  const admin = await adminOrLeave(`/admin/dispatch/${id}`)
  const whole = await orderToPackOr404(id, admin)
  const order = packingOf(whole)
  const seesPrices = await maySee('/admin')
  const t = await getTranslations('admin')
  const tDispatch = await getTranslations('dispatch')
  return (
    <PageContainer>
      <PageHead
        title={t('order', { id: order.id })}
        aside={
          <div className="flex flex-wrap items-center gap-x-5">
            <BackLink path="/admin/dispatch">{tDispatch('title')}</BackLink>
            <AdminButton path={`/admin/order/${order.id}/packing`} look="quiet">
              {t('packing.open')}
            </AdminButton>
          </div>
        }
      />
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
            <ParcelsEditor key={order.id} orderId={order.id} status={order.status} parcels={order.parcels} />
          </Editable>
        </AdminSection>
      </div>
    </PageContainer>
  )
}
