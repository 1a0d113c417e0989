import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { hubOf, type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { queryFor, type ResultsQuery, resultsPath, without } from '@/lib/storefront/results/address'

/** Above a list for a vehicle: what the list has, and the ways to the vehicle's page and to the list for any car. */
export async function VehicleNote({ vehicle, query }: { vehicle: Vehicle; query: ResultsQuery }) {
  const t = await getTranslations('results')
  const f = await getTranslations('fitment')
  const locale = await pageLocale()
  const forAny = without(query, { kind: 'single', name: 'vehicle' })
  const sizes = query.type === 'Tire' ? hubOf(vehicle).stockTires : []
  const linkClasses = 'prose-link flex min-h-touch items-center font-semibold md:min-h-0'
  return (
    <div className="mb-6 max-w-prose border-l-4 border-signal pl-4">
      <p>
        {t('vehicleShown')} {f('checkDocument')}
      </p>
      {sizes.length > 0 ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          {t('factorySizes')}
          {sizes.map((size) => (
            <Link
              key={tireSize(size)}
              href={localePath(locale, resultsPath(queryFor('Tire', { vehicle: vehicle.path, ...size })))}
              className={linkClasses}
            >
              {tireSize(size)}
            </Link>
          ))}
        </p>
      ) : null}
      <p className="mt-1 flex flex-wrap gap-x-6">
        <Link href={localePath(locale, vehiclePath(vehicle))} className={linkClasses}>
          {t('aboutVehicle')}
        </Link>
        <Link href={localePath(locale, resultsPath(forAny))} rel="nofollow" className={linkClasses}>
          {t('notForVehicle')}
        </Link>
      </p>
    </div>
  )
}
