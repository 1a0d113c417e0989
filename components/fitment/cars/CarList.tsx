import { generationName, type Vehicle } from '@/lib/fitment/vehicle'
import { groupVehicles, modelAnchor } from '@/lib/fitment/vehicles/car-choice'
import { pageLocale } from '@/lib/shop/texts/locale'
import { CarLink } from './CarLink'

/** The cars of a make by model. */
export async function CarList({ vehicles }: { vehicles: readonly Vehicle[] }) {
  const locale = await pageLocale()
  return (
    <div className="gap-8 sm:columns-2 lg:columns-3">
      {groupVehicles(vehicles, 'model').map(([model, ofModel]) => (
        <section
          key={model}
          id={modelAnchor(model)}
          className="scroll-mt-4 break-inside-avoid pb-5 target:border-l-4 target:border-l-signal target:pl-3"
        >
          <h2 className="font-semibold">{model}</h2>
          <ul className="mt-1">
            {ofModel.map((vehicle) => (
              <li key={vehicle.path}>
                <CarLink
                  locale={locale}
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
