import { RemoveStockAlerts } from '@/components/assortment/stock-alerts/RemoveStockAlerts'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { personalPage } from '@/components/site/pages/shop-page'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/stockAlerts', 'stockAlert.removeTitle', 'stockAlert.removeText', { hidden: true })

/** Where the link in a mail about a product that is back leads: one press deletes the address. */
export default personalPage(
  {
    words: 'stockAlert',
    groups: ['stockAlert'],
    head: ({ t }) => ({ title: t('removeTitle'), lead: t('removeText') }),
  },
  () => (
    <FreshOnVisit>
      <RemoveStockAlerts />
    </FreshOnVisit>
  ),
)
