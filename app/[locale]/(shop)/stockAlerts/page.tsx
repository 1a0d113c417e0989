import { RemoveStockAlerts } from '@/components/assortment/stock-alerts/RemoveStockAlerts'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { personalPage } from '@/components/site/pages/shop-page'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/stockAlerts', 'stockAlert.removeTitle', 'stockAlert.removeText', { hidden: true })

/** Deletes an address from the stock alerts at one press; the link in each alert leads here. */
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
