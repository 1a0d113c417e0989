import { withParam } from '@/components/layout/links/with-param'
import { ComparePage, compareMetadata } from '@/components/storefront/compare/ComparePage'

export const generateStaticParams = () => [{ ids: '0' }]

export const generateMetadata = withParam('ids', (ids) => compareMetadata(ids))

export default withParam('ids', (ids) => <ComparePage segment={ids} />)
