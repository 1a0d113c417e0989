import { getTranslations } from 'next-intl/server'
import { Link } from '@/components/ui/Link'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { type Vehicle, vehicleName, vehiclePath } from '@/lib/fitment/vehicle'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { type AnsweredList, answerPath } from '@/lib/storefront/search/reading/answer'
import { resultsWords } from '@/lib/storefront/words/results-text'

/** More are listed by make on the page of all vehicles. */
const MOST = 6

type Props = { vehicles: readonly Vehicle[]; lists: readonly AnsweredList[] }

/** The vehicles that a search may mean, each with the lists of what is asked for. */
export async function FoundVehicles({ vehicles, lists }: Props) {
  const t = await getTranslations('search')
  const r = await getTranslations('results')
  const locale = await pageLocale()
  const all = <LinkButton href={localePath(locale, '/car')}>{t('allVehicles')}</LinkButton>
  if (vehicles.length === 0)
    return (
      <div className="mb-8">
        <Notice title={t('noVehicle')} action={all}>
          {t('noVehicleHint')}
        </Notice>
      </div>
    )
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
              {lists
                .filter(({ vehicle: car }) => car?.id === vehicle.id)
                .map((list) => (
                  <Link
                    key={list.query.type}
                    href={localePath(locale, answerPath(list))}
                    className="prose-link flex min-h-touch items-center"
                  >
                    {r(resultsWords[list.query.type].count, { count: list.total })}
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
