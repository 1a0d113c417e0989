import { getTranslations } from 'next-intl/server'
import { CarList, SourcesLead } from '@/components/fitment/cars/CarList'
import { Breadcrumbs } from '@/components/layout/Breadcrumbs'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { MissingVehicle } from '@/components/storefront/finder/car/MissingWithFinder'
import { cachedVehicles } from '@/lib/fitment/vehicles/cached'
import { carsPath, makePath } from '@/lib/fitment/vehicles/car-choice'
import { type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'

export const generateStaticParams = () => [{ make: '0' }]

type Props = { params: Promise<{ make: string }> }

/** The cars of the make in the address; empty for an unknown make. */
async function carsAt({ params }: Props): Promise<[] | [Vehicle, ...Vehicle[]]> {
  const { make } = await params
  const [first, ...others] = (await cachedVehicles()).filter(
    (each) => makePath(each.make) === `${carsPath}/${make}`,
  )
  return first ? [first, ...others] : []
}

export async function generateMetadata(props: Props) {
  const vehicles = await carsAt(props)
  const [first] = vehicles
  if (!first) return missingMetadata()
  const t = await getTranslations('cars')
  const { make } = first
  return pageMetadata({
    path: makePath(make),
    title: t('makeMetaTitle', { make }),
    description: t('makeMetaDescription', { make, count: vehicles.length }),
  })
}

/** All cars of a make, by model. */
export default async function MakePage(props: Props) {
  const vehicles = await carsAt(props)
  const [first] = vehicles
  if (!first) return <MissingVehicle />
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  const { make } = first
  const items = vehicles.map((vehicle) => ({ name: vehicleName(vehicle), path: vehiclePath(vehicle) }))
  return (
    <PageContainer className="pt-3 pb-16 md:pt-6">
      <JsonLd
        documents={[
          await breadcrumbsFromHome(
            { name: t('title'), path: carsPath },
            { name: make, path: makePath(make) },
          ),
          itemListJsonLd(locale, items),
        ]}
      />
      <Breadcrumbs steps={[{ name: t('title'), path: carsPath }]} />
      <PageHead title={t('makeTitle', { make })} lead={<SourcesLead />} />
      <CarList vehicles={vehicles} />
      <ShopButton path={carsPath} look="quiet">
        {t('allMakes')}
      </ShopButton>
    </PageContainer>
  )
}
