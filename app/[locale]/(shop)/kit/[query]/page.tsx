import { KitPage, kitMetadata } from '@/components/fitment/kit/KitPage'
import { withParam } from '@/components/layout/links/with-param'
import { kitQuery } from '@/lib/fitment/kit-check/address'

/** Next demands at least one address of each page, which it renders at the build. */
export const generateStaticParams = () => [
  { query: kitQuery({ vehicle: 'suzuki/jimny-jb74', tireSize: '215/75R15' }) },
]

export const generateMetadata = () => kitMetadata({ isAnswer: true })

export default withParam('query', (query) => <KitPage segment={query} />)
