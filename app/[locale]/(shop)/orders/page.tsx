import { Suspense } from 'react'
import { OrdersPage, OrdersSkeleton } from '@/components/sales/orders/list/OrdersPage'
import { personalPage } from '@/components/site/pages/shop-page'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/orders', 'orders.metaTitle', 'orders.signInText', { hidden: true })

export default personalPage(
  { words: 'orders', groups: ['orders', 'countries', 'guest', 'payment', 'signIn', 'errors.shop'] },
  ({ t }) => (
    // The id of the new order is in the query string, which only the browser knows on a static page.
    <Suspense fallback={<OrdersSkeleton label={t('loading')} />}>
      <OrdersPage />
    </Suspense>
  ),
)
