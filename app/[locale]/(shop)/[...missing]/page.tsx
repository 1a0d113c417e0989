import { MissingWithFinder } from '@/components/catalog/finder/MissingWithFinder'
import { missingMetadata } from '@/lib/seo/metadata'

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ missing: ['0'] }]

type Props = { params: Promise<{ missing: string[] }> }

export const generateMetadata = () => missingMetadata()

/** An address that leads nowhere, in the language that it names. */
export default async function MissingAddress({ params }: Props) {
  // drawn for each address: the header shows where it stands
  await params
  return <MissingWithFinder type="Tire" />
}
