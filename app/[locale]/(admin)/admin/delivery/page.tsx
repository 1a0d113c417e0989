import { adminPage } from '@/components/admin/admin-page'
import { DeliveryEditor } from '@/components/admin/delivery/DeliveryEditor'
import { Editable } from '@/components/admin/editing/Editable'
import { readDelivery } from '@/lib/delivery/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminDelivery.title')

export default adminPage({ words: 'adminDelivery', path: '/admin/delivery' }, async () => (
  <Editable area="settings">
    <DeliveryEditor saved={await readDelivery()} />
  </Editable>
))
