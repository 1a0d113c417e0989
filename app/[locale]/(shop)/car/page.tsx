import { getTranslations } from 'next-intl/server'
import { MakeList, SourcesLead } from '@/components/fitment/cars/CarList'
import { CarSearch } from '@/components/fitment/cars/CarSearch'
import { PageContainer } from '@/components/layout/PageContainer'
import { CarFinder } from '@/components/storefront/finder/car/CarFinder'
import { OpeningCarFinder } from '@/components/storefront/finder/car/MissingWithFinder'
import { Heading } from '@/components/ui/Heading'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carRow, carsPath } from '@/lib/fitment/vehicles/car-choice'
import { wordedMetadata } from '@/lib/shop/seo/metadata'
import { ClientMessages } from '@/lib/shop/texts/ClientMessages'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'

export const generateMetadata = () => wordedMetadata(carsPath, 'cars.metaTitle', 'cars.metaDescription')

/** The finder by car, the search by name, and all makes below them. */
export default async function CarsPage() {
  const t = await getTranslations('cars')
  const vehicles = await cachedVehicles()
  // one list for both: the page sends it once
  const cars = vehicles.map(carRow)
  return (
    <>
      <JsonLd documents={[await breadcrumbsFromHome({ name: t('title'), path: carsPath })]} />
      <OpeningCarFinder Finder={CarFinder} place="hero" cars={cars} />
      <PageContainer className="pt-10 pb-16">
        <Heading look="page">{t('listTitle')}</Heading>
        <p className="mt-2 max-w-prose text-soft">
          <SourcesLead />
        </p>
        <ClientMessages groups={['cars']}>
          <CarSearch cars={cars}>
            <MakeList vehicles={vehicles} />
          </CarSearch>
        </ClientMessages>
      </PageContainer>
    </>
  )
}
