import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ tireId: '0' }]

type Props = { params: Promise<{ tireId: string }> }

export const generateMetadata = async ({ params }: Props) => productMetadata('Tire', (await params).tireId)

export default async function TirePage({ params }: Props) {
  return <ProductPage type="Tire" segment={(await params).tireId} />
}
