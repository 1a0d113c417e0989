import { getTranslations } from 'next-intl/server'
import { ShopLink, TextLink } from '@/components/layout/links/ShopLink'
import { Heading } from '@/components/ui/Heading'
import { groupVehicles, makePath, modelAnchor } from '@/lib/fitment/vehicles/car-choice'
import { generationName, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { CarLink } from './CarLink'

export async function CarList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <div className="gap-8 sm:columns-2 lg:columns-3">
      {groupVehicles(vehicles, 'model').map(([model, ofModel]) => (
        <section
          key={model}
          id={modelAnchor(model)}
          className="scroll-mt-4 break-inside-avoid pb-5 target:border-l-4 target:border-l-signal target:pl-3"
        >
          <Heading look="part">{model}</Heading>
          <ul className="mt-1">
            {ofModel.map((vehicle) => (
              <li key={vehicle.path}>
                <CarLink
                  model={`${vehicle.make} ${model}`}
                  generation={generationName(vehicle)}
                  path={vehicle.path}
                  boltPattern={vehicle.boltPattern}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** All makes, each with its number of cars. The list carries the classes of its fifty lines. */
export async function MakeList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const t = await getTranslations('cars')
  return (
    <ul className="mt-6 columns-2 gap-6 sm:columns-3 lg:columns-4 [&_a]:prose-link [&_a]:font-semibold [&_li]:flex [&_li]:min-h-touch [&_li]:break-inside-avoid [&_li]:flex-wrap [&_li]:items-center [&_li]:gap-x-3 [&_li]:text-soft md:[&_li]:min-h-9">
      {groupVehicles(vehicles, 'make').map(([make, ofMake]) => (
        <li key={make}>
          <ShopLink path={makePath(make)}>{make}</ShopLink>
          {t('count', { count: ofMake.length })}
        </li>
      ))}
    </ul>
  )
}

export async function SourcesLead() {
  const t = await getTranslations('cars')
  return t.rich('listLead', {
    sources: (name) => <TextLink path="/car/sources">{name}</TextLink>,
  })
}
