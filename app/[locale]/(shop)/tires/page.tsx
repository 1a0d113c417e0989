import { getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { pageMetadata } from '@/lib/shop/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('finder')
  return pageMetadata({ path: '/tires', title: t('metaTitle'), description: t('metaDescription') })
}

export default function TireFinderPage() {
  return <FinderScreen finder={{ type: 'Tire', Finder: TireFinder }} />
}
