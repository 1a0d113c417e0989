import { MissingWithFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { missingMetadata } from '@/lib/shop/seo/metadata'

export const generateStaticParams = () => [{ missing: ['0'] }]

type Props = { params: Promise<{ missing: string[] }> }

export const generateMetadata = () => missingMetadata()

/** The "not found" page for an unknown address, in the language that the address names. */
export default async function MissingAddress({ params }: Props) {
  // Awaited so that the page is rendered for each address: the header marks the current one.
  await params
  return <MissingWithFinder type="Tire" />
}
