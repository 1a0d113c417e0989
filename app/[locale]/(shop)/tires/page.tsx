import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => wordedMetadata('/tires', 'finder.metaTitle', 'finder.metaDescription')

export default () => <FinderScreen finder={{ type: 'Tire', Finder: TireFinder }} />
