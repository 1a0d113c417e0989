import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { PhoneOrder } from '@/components/admin/orders/phone/PhoneOrder'
import { ClosedNotice } from '@/components/admin/settings/ClosedNotice'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/BackLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { readDelivery } from '@/lib/delivery/queries'
import { offeredPayments } from '@/lib/payments/offered/offered'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('phoneOrder.title')

export default async function NewOrderPage() {
  const staff = await adminOrLeave('/admin/orders/new')
  const t = await getTranslations('phoneOrder')
  const tAdmin = await getTranslations('admin')
  const { rates, defaultGrams } = await readDelivery()
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        lead={t('lead')}
        aside={<BackLink path="/admin">{tAdmin('back')}</BackLink>}
      />
      <ClosedNotice />
        <FreshOnVisit>
          <PhoneOrder
            staffId={staff.uid}
            payments={offeredPayments().filter((type) => type !== 'paypal')}
            startTable={{ rates, defaultGrams }}
          />
        </FreshOnVisit>
    </PageContainer>
  )
}
