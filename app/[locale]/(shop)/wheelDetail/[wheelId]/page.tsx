import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'
import { withParam } from '@/components/layout/links/with-param'

export const generateStaticParams = () => [{ wheelId: '0' }]

export const generateMetadata = withParam('wheelId', (id) => productMetadata('Wheel', id))

export default withParam('wheelId', (id) => <ProductPage type="Wheel" segment={id} />)
