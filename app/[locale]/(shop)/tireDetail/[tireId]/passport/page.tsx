import { PassportPage, passportMetadata } from '@/components/catalog/passport/PassportPage'
import { withParam } from '@/components/layout/with-param'

export const generateStaticParams = () => [{ tireId: '0' }]

export const generateMetadata = withParam('tireId', (id) => passportMetadata(id))

export default withParam('tireId', (id) => <PassportPage segment={id} />)
