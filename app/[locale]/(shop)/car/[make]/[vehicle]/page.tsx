import { getTranslations } from 'next-intl/server'
import { NewsAboutCar } from '@/components/customers/news/NewsAboutCar'
import { VehicleScreen } from '@/components/fitment/vehicle/VehicleScreen'
import { MissingVehicle } from '@/components/storefront/finder/car/MissingWithFinder'
import { productPath } from '@/lib/catalog/product/rules'
import { productTypes } from '@/lib/catalog/product/schema'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { cachedVehicle } from '@/lib/fitment/vehicles/cached'
import { carsPath, makePath } from '@/lib/fitment/vehicles/car-choice'
import { type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { missingMetadata, pageMetadata } from '@/lib/shop/seo/metadata'
import { pageLocale } from '@/lib/shop/texts/locale'
import { breadcrumbsFromHome } from '@/lib/site/structured-data/breadcrumbs'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { itemListJsonLd } from '@/lib/site/structured-data/json-ld'
import { cachedForVehicle } from '@/lib/storefront/results/cached'

export const generateStaticParams = () => [{ make: '0', vehicle: '0' }]

type Props = { params: Promise<{ make: string; vehicle: string }> }

async function vehicleAt({ params }: Props): Promise<Vehicle | null> {
  const { make, vehicle } = await params
  return cachedVehicle(`${make}/${vehicle}`)
}

export async function generateMetadata(props: Props) {
  const vehicle = await vehicleAt(props)
  if (!vehicle) return missingMetadata()
  const t = await getTranslations('carPage')
  const figures = { car: vehicleName(vehicle), pattern: vehicle.boltPattern, bore: vehicle.centerBore }
  return pageMetadata({
    path: vehiclePath(vehicle),
    title: t('metaTitle', figures),
    description: t('metaDescription', figures),
  })
}

/** A vehicle: the measures of its hub, its stock sizes, and the products that fit. */
export default async function VehiclePage(props: Props) {
  const vehicle = await vehicleAt(props)
  if (!vehicle) return <MissingVehicle />
  const t = await getTranslations('cars')
  const locale = await pageLocale()
  const forVehicle = await Promise.all(productTypes.map((type) => cachedForVehicle(type, vehicle)))
  const titleOf = await pageTitles()
  const items = forVehicle
    .flatMap(({ products }) => products)
    .map((product) => ({ name: titleOf(product).text, path: productPath(product) }))
  return (
    <>
      <JsonLd
        documents={[
          await breadcrumbsFromHome(
            { name: t('title'), path: carsPath },
            { name: vehicle.make, path: makePath(vehicle.make) },
            { name: vehicleName(vehicle), path: vehiclePath(vehicle) },
          ),
          ...(items.length > 0 ? [itemListJsonLd(locale, items)] : []),
        ]}
      />
      <VehicleScreen
        vehicle={vehicle}
        forVehicle={forVehicle}
        articles={<NewsAboutCar vehicle={vehicle} />}
      />
    </>
  )
}
