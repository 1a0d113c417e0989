import { getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/catalog/finder/FinderScreen'
import { SpacerFinder } from '@/components/catalog/finder/SpacerFinder'
import { pageMetadata } from '@/lib/seo/metadata'

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
