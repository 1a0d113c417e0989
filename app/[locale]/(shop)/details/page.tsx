import { DetailsPage } from '@/components/customers/details/DetailsPage'
import { personalPage } from '@/components/site/pages/shop-page'
import { wordedMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () =>
  wordedMetadata('/details', 'details.metaTitle', 'details.metaDescription', { hidden: true })

export default personalPage(
  {
    words: 'details',
    groups: [
      'details',
      'countries',
      'guest',
      'sessions',
      'verification',
      'deletion',
      'passwordChange',
      'signIn',
      'registration',
      'errors.shop',
    ],
  },
  () => <DetailsPage />,
)
