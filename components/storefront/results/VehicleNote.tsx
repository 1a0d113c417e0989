import { getTranslations } from 'next-intl/server'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { hubOf, type Vehicle, vehiclePath } from '@/lib/fitment/vehicle'
import { tireSize } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import {
  queryFor,
  type ResultsQuery,
  resultsPath,
  withFitting,
  without,
  withRim,
} from '@/lib/storefront/results/address'
import { cachedRims } from '@/lib/storefront/results/cached'
import type { Results } from '@/lib/storefront/results/queries'

type Props = { vehicle: Vehicle; query: ResultsQuery; onlyFitting: Results['onlyFitting'] }

/**
 * Above a list for a vehicle: what the list has, its rims and whether only what simply fits is shown, and the ways to the
 * vehicle's page and to the list for any car.
 */
export async function VehicleNote({ vehicle, query, onlyFitting }: Props) {
  const t = await getTranslations('results')
  const f = await getTranslations('fitment')
  const locale = await pageLocale()
  const forAny = without(query, { kind: 'single', name: 'vehicle' })
  const hub = hubOf(vehicle)
  const sizes = query.type === 'Tire' ? hub.stockTires : []
  const rims = query.single.width === undefined ? await cachedRims(query.type, vehicle) : []
  const { diameter } = query.single
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
      {rims.length > 1 ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          {t('rims')}
          {rims.map((rim) => (
            <Link
              key={rim}
              href={localePath(locale, resultsPath(withRim(query, String(rim))))}
              rel="nofollow"
              aria-current={diameter === String(rim) ? 'true' : undefined}
              className={classes(linkClasses, 'aria-current:font-extrabold aria-current:no-underline')}
            >
              {rim}″{diameter === String(rim) ? ' ×' : null}
            </Link>
          ))}
        </p>
      ) : null}
      {onlyFitting === 'tooMany' ? <p className="mt-1">{t('tooManyToJudge')}</p> : null}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {onlyFitting === 'shown' || onlyFitting === 'offered' ? (
          <Link
            href={localePath(locale, resultsPath(withFitting(query)))}
            rel="nofollow"
            className={linkClasses}
          >
            {t(onlyFitting === 'shown' ? 'fittingAndOthers' : 'onlyFitting')}
          </Link>
        ) : null}
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
