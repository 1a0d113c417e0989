import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { Checkout } from '@/components/sales/checkout/Checkout'
import { personalPage } from '@/components/site/pages/shop-page'
import { cachedDelivery } from '@/lib/sales/delivery/queries'
import { cachedOfferedPayments } from '@/lib/sales/payment-ways/cached'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { companyPaymentRule, handoversIn, sellsToCompaniesAbroad } from '@/lib/shop/settings/load'

export const generateMetadata = () =>
  wordedMetadata('/CreateOrder', 'checkout.metaTitle', 'checkout.metaDescription', { hidden: true })

export default personalPage(
  {
    words: 'checkout',
    groups: [
      'checkout',
      'cartPage',
      'card',
      'productTitle',
      'orders',
      'countries',
      'rulesModal',
      'guaranteeNotice',
      'guest',
      'errors.shop',
    ],
  },
  async ({ locale }) => (
    <FreshOnVisit>
      <Checkout
        payments={await cachedOfferedPayments()}
        delivery={await cachedDelivery()}
        sellsToCompaniesAbroad={sellsToCompaniesAbroad()}
        companyRule={companyPaymentRule()}
        handovers={handoversIn(locale)}
      />
    </FreshOnVisit>
  ),
)
