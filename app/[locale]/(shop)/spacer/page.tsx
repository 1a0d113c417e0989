import { getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { SpacerFinder } from '@/components/storefront/finder/SpacerFinder'
import { pageMetadata } from '@/lib/shop/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('finder')
  return pageMetadata({
    path: '/spacer',
    title: t('metaTitleSpacers'),
    description: t('metaDescriptionSpacers'),
  })
}

export default function SpacerFinderPage() {
  return <FinderScreen finder={{ type: 'Spacer', Finder: SpacerFinder }} />
}
