import { TrackForm } from '@/components/sales/orders/TrackForm'
import { standingPage } from '@/components/site/pages/shop-page'
import { groupMetadata } from '@/lib/shop/seo/metadata'

export const generateMetadata = () => groupMetadata('track', '/track')

export default standingPage({ words: 'track', path: '/track' }, () => <TrackForm />)
