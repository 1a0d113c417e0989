import { getTranslations } from 'next-intl/server'
import { TireFinderScreen } from '@/components/catalog/TireFinderScreen'
import { pageMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('finder')
  return pageMetadata({ path: '/tires', title: t('metaTitle'), description: t('metaDescription') })
}

export default function TiresPage() {
  return <TireFinderScreen />
}
