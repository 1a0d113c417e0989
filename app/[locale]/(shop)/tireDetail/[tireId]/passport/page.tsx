import { PassportPage, passportMetadata } from '@/components/catalog/passport/PassportPage'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ tireId: '0' }]

type Props = { params: Promise<{ tireId: string }> }

export const generateMetadata = async ({ params }: Props) => passportMetadata((await params).tireId)

export default async function TirePassportPage({ params }: Props) {
  return <PassportPage segment={(await params).tireId} />
}
