import { KitPage, kitMetadata } from '@/components/fitment/kit/KitPage'
import { kitQuery } from '@/lib/fitment/kit-check/address'

export const ensureStatic = 'navigation'

/** One is rendered in advance: Next wants one of each page. */
export const generateStaticParams = () => [
  { query: kitQuery({ vehicle: 'suzuki/jimny-jb74', tireSize: '215/75R15' }) },
]

export const generateMetadata = () => kitMetadata({ isAnswer: true })

type Props = { params: Promise<{ query: string }> }

export default async function KitAnswerPage({ params }: Props) {
  return <KitPage segment={(await params).query} />
}
