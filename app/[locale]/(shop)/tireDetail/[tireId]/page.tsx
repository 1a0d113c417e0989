import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'
import { withParam } from '@/components/layout/links/with-param'

export const generateStaticParams = () => [{ tireId: '0' }]

export const generateMetadata = withParam('tireId', (id) => productMetadata('Tire', id))

export default withParam('tireId', (id) => <ProductPage type="Tire" segment={id} />)
