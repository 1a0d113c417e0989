import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { TrackForm } from '@/components/sales/orders/TrackForm'
import { groupMetadata } from '@/lib/shop/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'

export const ensureStatic = 'navigation'

export const generateMetadata = () => groupMetadata('track', '/track')

export default async function TrackPage() {
  const t = await getTranslations('track')
  return (
    <PageContainer>
      <JsonLd documents={[await breadcrumbsFromHome({ name: t('title'), path: '/track' })]} />
      <PageHead title={t('title')} lead={t('lead')} />
      <TrackForm />
    </PageContainer>
  )
}
