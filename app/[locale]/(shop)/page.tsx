import { AskCar, OnlyHere } from '@/components/site/home/OnlyHere'
import { FinderScreen } from '@/components/storefront/finder/FinderScreen'
import { TireFinder } from '@/components/storefront/finder/TireFinder'
import { cachedOfferedPayments } from '@/lib/sales/payment-ways/cached'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { isNowhere } from '@/lib/shop/texts/locale'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { storeJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateMetadata = () =>
  wordedMetadata('/', 'site.title', 'site.description', { wholeTitle: true })

export default async function HomePage() {
  // Next renders this page along with the "not found" page of an unknown address.
  if (await isNowhere()) return null
  return (
    <>
      <JsonLd documents={[storeJsonLd(await cachedOfferedPayments())]} />
      <AskCar />
      <FinderScreen finder={{ type: 'Tire', Finder: TireFinder }} />
      <OnlyHere />
    </>
  )
}
