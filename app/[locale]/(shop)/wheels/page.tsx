import { getTranslations } from 'next-intl/server'
import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { WheelFinder } from '@/components/storefront/finder/WheelFinder'
import { pageMetadata } from '@/lib/shop/seo/metadata'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('finder')
  return pageMetadata({
    path: '/wheels',
    title: t('metaTitleWheels'),
    description: t('metaDescriptionWheels'),
  })
}

export default function WheelFinderPage() {
  return <FinderScreen finder={{ type: 'Wheel', Finder: WheelFinder }} />
}
