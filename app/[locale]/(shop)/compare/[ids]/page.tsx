import { ComparePage, compareMetadata } from '@/components/storefront/compare/ComparePage'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ ids: '0' }]

type Props = { params: Promise<{ ids: string }> }

export const generateMetadata = async ({ params }: Props) => compareMetadata((await params).ids)

export default async function CompareProductsPage({ params }: Props) {
  return <ComparePage segment={(await params).ids} />
}
