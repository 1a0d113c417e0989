import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { DispatchTable } from '@/components/admin/orders/packing/DispatchTable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { ordersToSend } from '@/lib/orders/admin/panel'
import { packingOf } from '@/lib/orders/packing'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('dispatch.title')

export default async function DispatchPage() {
  await adminOrLeave('/admin/dispatch')
  const t = await getTranslations('dispatch')
  const orders = (await ordersToSend()).map(packingOf)
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
      {orders.length === 0 ? <Notice title={t('none')} /> : <DispatchTable orders={orders} />}
    </PageContainer>
  )
}
