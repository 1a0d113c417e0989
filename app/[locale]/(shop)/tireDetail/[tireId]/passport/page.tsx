import { PassportPage, passportMetadata } from '@/components/catalog/passport/PassportPage'
import { withParam } from '@/components/layout/links/with-param'

export const generateStaticParams = () => [{ tireId: '0' }]

export const generateMetadata = withParam('tireId', (id) => passportMetadata(id))

export default withParam('tireId', (id) => <PassportPage segment={id} />)
