import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'
import { withParam } from '@/components/layout/links/with-param'

export const generateStaticParams = () => [{ spacerId: '0' }]

export const generateMetadata = withParam('spacerId', (id) => productMetadata('Spacer', id))

export default withParam('spacerId', (id) => <ProductPage type="Spacer" segment={id} />)
