import { getTranslations } from 'next-intl/server'
import { RemoveStockAlerts } from '@/components/assortment/stock-alerts/RemoveStockAlerts'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { pageMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('stockAlert')
  return pageMetadata({
    path: '/stockAlerts',
    title: t('removeTitle'),
    description: t('removeText'),
    hidden: true,
  })
}

/** Where the link in a mail about a product that is back leads: one press deletes the address. */
export default async function StockAlertsPage() {
  const t = await getTranslations('stockAlert')
  return (
    <PageContainer tall>
      <PageHead title={t('removeTitle')} lead={t('removeText')} />
      <ClientMessages groups={['stockAlert']}>
        <FreshOnVisit>
          <RemoveStockAlerts />
        </FreshOnVisit>
      </ClientMessages>
    </PageContainer>
  )
}
