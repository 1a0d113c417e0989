import { getTranslations } from 'next-intl/server'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { TrackForm } from '@/components/orders/TrackForm'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/seo/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/seo/structured-data/JsonLd'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('track')
  return pageMetadata({ path: '/track', title: t('title'), description: t('metaDescription') })
}

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
