import { getTranslations } from 'next-intl/server'
import { adminOrLeave, maySee } from '@/components/admin/admin-gate'
import { orderToPackOr404 } from '@/components/admin/item-or-404'
import { BackLink } from '@/components/layout/links/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PackingSlip } from '@/components/sales/admin/orders/packing/PackingSlip'
import { PrintButton } from '@/components/ui/buttons/PrintButton'
import { goodsOf } from '@/lib/sales/order-desk/goods'
import { packingOf } from '@/lib/sales/orders/packing'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

type Props = { params: Promise<{ id: string }> }

export const generateMetadata = ({ params }: Props) => unlistedMetadata('admin.packing.titleOf', params)

export default async function PackingPage({ params }: Props) {
  const { id } = await params
  const admin = await adminOrLeave(`/admin/order/${id}/packing`)
  const order = await orderToPackOr404(id, admin)
  const seesPrices = await maySee('/admin')
  const t = await getTranslations('admin')
  return (
    <PageContainer className="print:max-w-none print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 py-6 print:hidden">
        <BackLink path={`/admin/${seesPrices ? 'order' : 'dispatch'}/${order.id}`}>
          {t('order', { id: order.id })}
        </BackLink>
        <PrintButton>{t('packing.print')}</PrintButton>
      </div>
      <PackingSlip
        order={packingOf(order)}
        goods={await goodsOf([order])}
        collectGrosze={seesPrices ? order.totalGrosze : null}
      />
    </PageContainer>
  )
}
