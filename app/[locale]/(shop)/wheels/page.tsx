import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { WheelFinder } from '@/components/storefront/finder/WheelFinder'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/wheels', 'finder.metaTitleWheels', 'finder.metaDescriptionWheels')

export default () => <FinderScreen finder={{ type: 'Wheel', Finder: WheelFinder }} />
