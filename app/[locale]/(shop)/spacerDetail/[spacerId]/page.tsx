import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ spacerId: '0' }]

type Props = { params: Promise<{ spacerId: string }> }

export const generateMetadata = async ({ params }: Props) =>
  productMetadata('Spacer', (await params).spacerId)

export default async function SpacerPage({ params }: Props) {
  return <ProductPage type="Spacer" segment={(await params).spacerId} />
}
