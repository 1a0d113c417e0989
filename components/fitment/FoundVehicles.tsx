import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { productTypes } from '@/lib/catalog/product/schema'
import { queryFor, resultsPath } from '@/lib/catalog/results/address'
import { resultsWords } from '@/lib/catalog/words/results-text'
import { vehicleName, vehiclePath } from '@/lib/fitment/vehicle'
import type { VehicleQuestion } from '@/lib/fitment/vehicles/search/find'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** More are listed by make on the page of all vehicles. */
const MOST = 6

/** The vehicles that a search may mean, each with what there is for it. */
export async function FoundVehicles({ question }: { question: VehicleQuestion }) {
  if (!question.namesCar) return null
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const { vehicles, type } = question
  const all = <LinkButton href={localePath(locale, '/car')}>{t('allVehicles')}</LinkButton>
  if (vehicles.length === 0)
    return (
      <div className="mb-8">
        <Notice title={t('noVehicle')} action={all}>
          {t('noVehicleHint')}
        </Notice>
      </div>
    )
  const types = type ? [type] : productTypes
  return (
    <section aria-labelledby="found-vehicles" className="mb-8">
      <h2 id="found-vehicles" className="mb-2 text-lg font-semibold">
        {t('vehicles')}
      </h2>
      <ul className="border-t border-hairline">
        {vehicles.slice(0, MOST).map((vehicle) => (
          <li
            key={vehicle.id}
            className="flex flex-wrap items-center justify-between gap-x-6 border-b border-hairline py-1"
          >
            <Link
              href={localePath(locale, vehiclePath(vehicle))}
              className="prose-link flex min-h-touch items-center font-semibold"
            >
              {vehicleName(vehicle)}
            </Link>
            <span className="flex flex-wrap gap-x-5">
              {types.map((each) => (
                <Link
                  key={each}
                  href={localePath(locale, resultsPath(queryFor(each, { vehicle: vehicle.path })))}
                  className="prose-link flex min-h-touch items-center"
                >
                  {r(resultsWords[each].all)}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {vehicles.length > MOST ? <p className="mt-4">{all}</p> : null}
    </section>
  )
}
