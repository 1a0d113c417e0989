import { getTranslations } from 'next-intl/server'
import { CarFinder } from '@/components/catalog/finder/car/CarFinder'
import { OpeningCarFinder } from '@/components/catalog/finder/car/OpeningCarFinder'
import { CarList } from '@/components/fitment/cars/CarList'
import { PageContainer } from '@/components/layout/PageContainer'
import { Link } from '@/components/ui/Link'
import { vehicleName, vehiclePath } from '@/lib/fitment/vehicle'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carsPath } from '@/lib/fitment/vehicles/car-choice'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo/metadata'
import { breadcrumbsFromHome } from '@/lib/seo/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/seo/structured-data/JsonLd'
import { itemListJsonLd } from '@/lib/seo/structured-data/json-ld'

export const ensureStatic = 'navigation'

export async function generateMetadata() {
  const t = await getTranslations('cars')
  return pageMetadata({ path: carsPath, title: t('metaTitle'), description: t('metaDescription') })
}

/** The finder by car, and all cars below it. */
export default async function CarsPage() {
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  const vehicles = await cachedVehicles()
  const items = vehicles.map((vehicle) => ({ name: vehicleName(vehicle), path: vehiclePath(vehicle) }))
  return (
    <>
      <JsonLd
        documents={[
          await breadcrumbsFromHome({ name: t('title'), path: carsPath }),
          ...(items.length > 0 ? [itemListJsonLd(locale, items)] : []),
        ]}
      />
      <OpeningCarFinder Finder={CarFinder} place="hero" />
      <PageContainer className="pt-10 pb-16">
        <h2 className="font-display text-xl font-bold tracking-tight">{t('listTitle')}</h2>
        <p className="mt-2 max-w-prose text-soft">
          {t.rich('listLead', {
            sources: (name) => (
              <Link href={localePath(locale, '/car/sources')} className="prose-link">
                {name}
              </Link>
            ),
          })}
        </p>
        <CarList vehicles={vehicles} />
      </PageContainer>
    </>
  )
}
