import { adminPage } from '@/components/admin/admin-page'
import { DispatchTable } from '@/components/sales/admin/orders/packing/DispatchTable'
import { Notice } from '@/components/ui/Notice'
import { ordersToSend } from '@/lib/sales/order-desk/panel'
import { packingOf } from '@/lib/sales/orders/packing'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('dispatch.title')

export default adminPage({ words: 'dispatch', path: '/admin/dispatch' }, async ({ t }) => {
  const orders = (await ordersToSend()).map(packingOf)
  return orders.length === 0 ? <Notice title={t('none')} /> : <DispatchTable orders={orders} />
})
