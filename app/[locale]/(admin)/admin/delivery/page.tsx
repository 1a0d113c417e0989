import { adminPage } from '@/components/admin/admin-page'
import { Editable } from '@/components/admin/editing/Editable'
import { DeliveryEditor } from '@/components/sales/admin/delivery/DeliveryEditor'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => unlistedMetadata('adminDelivery.title')

export default adminPage({ words: 'adminDelivery', path: '/admin/delivery' }, async () => (
  <Editable area="settings">
    <DeliveryEditor saved={await readDelivery()} />
  </Editable>
))
