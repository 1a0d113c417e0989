import { getTranslations } from 'next-intl/server'
import { adminPage } from '@/components/admin/admin-page'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { BackLink } from '@/components/layout/links/BackLink'
import { ClosedNotice } from '@/components/office/settings/ClosedNotice'
import { LazyPhoneOrderForm } from '@/components/sales/admin/orders/phone/LazyPhoneOrderForm'
import { isOnline } from '@/lib/platform/values/payment-types'
import { readDelivery } from '@/lib/sales/delivery/queries'
import { offeredPayments } from '@/lib/sales/payment-ways/offered'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { handoversIn } from '@/lib/shop/settings/load'
import { pageLocale } from '@/lib/shop/texts/locale'

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
          <LazyPhoneOrderForm
            staffId={user.uid}
            payments={offeredPayments().filter((type) => !isOnline(type))}
            startTable={{ rates, defaultGrams }}
            handovers={handoversIn(await pageLocale())}
          />
        </FreshOnVisit>
      </>
    )
  },
)
