import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { SpacerFinder } from '@/components/storefront/finder/SpacerFinder'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/spacer', 'finder.metaTitleSpacers', 'finder.metaDescriptionSpacers')

export default () => <FinderScreen finder={{ type: 'Spacer', Finder: SpacerFinder }} />
