import { getTranslations } from 'next-intl/server'
import { adminPage } from '@/components/admin/admin-page'
import { PhoneOrder } from '@/components/admin/orders/phone/PhoneOrder'
import { ClosedNotice } from '@/components/admin/settings/ClosedNotice'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/BackLink'
import { readDelivery } from '@/lib/delivery/queries'
import { offeredPayments } from '@/lib/payments/offered/offered'
import { unlistedMetadata } from '@/lib/seo/metadata'

export const instant = false

export const generateMetadata = () => unlistedMetadata('phoneOrder.title')

export default adminPage(
  {
    words: 'phoneOrder',
    path: '/admin/orders/new',
    head: async () => ({
      aside: <BackLink path="/admin">{(await getTranslations('admin'))('back')}</BackLink>,
    }),
  },
  async ({ user }) => {
    const { rates, defaultGrams } = await readDelivery()
    return (
      <>
        <ClosedNotice />
        <FreshOnVisit>
          <PhoneOrder
            staffId={user.uid}
            payments={offeredPayments().filter((type) => type !== 'paypal')}
            startTable={{ rates, defaultGrams }}
          />
        </FreshOnVisit>
      </>
    )
  },
)
