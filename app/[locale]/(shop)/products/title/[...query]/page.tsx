import { TitleResults, titleMetadata } from '@/components/storefront/results/TitleResults'

export const generateStaticParams = () => [{ query: ['jimny'] }]

type Props = { params: Promise<{ query: string[] }> }

export const generateMetadata = async ({ params }: Props) => titleMetadata((await params).query)

export default async function TitleResultsPage({ params }: Props) {
  return <TitleResults segments={(await params).query} />
}
