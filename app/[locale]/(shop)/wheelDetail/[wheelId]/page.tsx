import { ProductPage, productMetadata } from '@/components/catalog/product/ProductPage'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ wheelId: '0' }]

type Props = { params: Promise<{ wheelId: string }> }

export const generateMetadata = async ({ params }: Props) => productMetadata('Wheel', (await params).wheelId)

export default async function WheelPage({ params }: Props) {
  return <ProductPage type="Wheel" segment={(await params).wheelId} />
}
