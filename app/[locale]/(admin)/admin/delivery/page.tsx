import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { DeliveryEditor } from '@/components/admin/delivery/DeliveryEditor'
import { Editable } from '@/components/admin/editing/Editable'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { readDelivery } from '@/lib/delivery/queries'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('adminDelivery.title')

export default async function DeliveryPage() {
  await adminOrLeave('/admin/delivery')
  const t = await getTranslations('adminDelivery')
  return (
    <PageContainer>
      <PageHead title={t('title')} lead={t('lead')} />
        <Editable area="settings">
          <DeliveryEditor saved={await readDelivery()} />
        </Editable>
    </PageContainer>
  )
}
