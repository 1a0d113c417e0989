import { getTranslations } from 'next-intl/server'
import { ShopLink } from '@/components/layout/links/ShopLink'
import { classes } from '@/components/ui/classes'
import { Notice } from '@/components/ui/Notice'
import { hubOf, type Vehicle, vehiclePath } from '@/lib/fitment/vehicles/vehicle'
import { tireSizeText } from '@/lib/measures/tire-sizes'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import {
  type AddressProblem,
  chips,
  queryFor,
  type ResultsQuery,
  resultsPath,
  withFitting,
  without,
  withoutFilters,
  withRim,
} from '@/lib/storefront/results/address'
import { cachedRims } from '@/lib/storefront/results/cached'
import type { Results } from '@/lib/storefront/results/queries'
import { facetTexts } from '@/lib/storefront/words/results-text'

type Props = { vehicle: Vehicle; query: ResultsQuery; onlyFitting: Results['onlyFitting'] }

/** The note above a list for a vehicle, with links to its rims, to the vehicle and to the list for any car. */
export async function VehicleNote({ vehicle, query, onlyFitting }: Props) {
  const t = await getTranslations('results')
  const f = await getTranslations('fitment')
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
            <ShopLink
              key={tireSizeText(size)}
              path={resultsPath(queryFor('Tire', { vehicle: vehicle.path, ...size }))}
              className={linkClasses}
            >
              {tireSizeText(size)}
            </ShopLink>
          ))}
        </p>
      ) : null}
      {rims.length > 1 ? (
        <p className="mt-1 flex flex-wrap items-center gap-x-5">
          {t('rims')}
          {rims.map((rim) => (
            <ShopLink
              key={rim}
              path={resultsPath(withRim(query, String(rim)))}
              rel="nofollow"
              aria-current={diameter === String(rim) ? 'true' : undefined}
              className={classes(linkClasses, 'aria-current:font-extrabold aria-current:no-underline')}
            >
              {rim}″{diameter === String(rim) ? ' ×' : null}
            </ShopLink>
          ))}
        </p>
      ) : null}
      {onlyFitting === 'tooMany' ? <p className="mt-1">{t('tooManyToJudge')}</p> : null}
      <p className="mt-1 flex flex-wrap gap-x-6">
        {onlyFitting === 'shown' || onlyFitting === 'offered' ? (
          <ShopLink path={resultsPath(withFitting(query))} rel="nofollow" className={linkClasses}>
            {t(onlyFitting === 'shown' ? 'fittingAndOthers' : 'onlyFitting')}
          </ShopLink>
        ) : null}
        <ShopLink path={vehiclePath(vehicle)} className={linkClasses}>
          {t('aboutVehicle')}
        </ShopLink>
        <ShopLink path={resultsPath(forAny)} rel="nofollow" className={linkClasses}>
          {t('notForVehicle')}
        </ShopLink>
      </p>
    </div>
  )
}

export async function Chips({ query }: { query: ResultsQuery }) {
  const chosenChips = chips(query)
  if (chosenChips.length === 0) return null
  const t = await getTranslations('facets')
  const locale = await pageLocale()
  const { nameOf, pluralOf } = await facetTexts()
  const href = (to: ResultsQuery) => localePath(locale, resultsPath(to))
  return (
    <ul aria-label={t('chosen')} className="mb-4 flex flex-wrap items-center gap-2">
      {chosenChips.map(({ name, value, without }) => (
        <li key={`${name} ${value}`}>
          <a
            href={href(without)}
            rel="nofollow"
            data-turn={`chip ${name} ${value}`}
            aria-label={t('remove', { name: nameOf(name), value: pluralOf(name, value) })}
            className="flex min-h-touch md:min-h-9 items-center gap-2 rounded-full bg-type px-3.5 text-sm font-medium text-ground hover:bg-soft"
          >
            {pluralOf(name, value)}
            <span aria-hidden="true" className="text-base leading-none">
              ×
            </span>
          </a>
        </li>
      ))}
      <li>
        <a
          href={href(withoutFilters(query))}
          rel="nofollow"
          data-turn="clear"
          className="prose-link flex min-h-touch md:min-h-9 items-center px-1 text-sm font-semibold"
        >
          {t('clear')}
        </a>
      </li>
    </ul>
  )
}

/** Names ignored parts of the address, because the list does not follow them. */
export async function ProblemNote({ problems }: { problems: readonly AddressProblem[] }) {
  if (problems.length === 0) return null
  const t = await getTranslations('results')
  const asWritten = ({ parameter, value }: AddressProblem) => [parameter, value].filter(Boolean).join('=')
  return (
    <div className="mb-6">
      <Notice kind="error" title={t('problemsTitle')}>
        <ul>
          {problems.map((problem) => (
            <li key={asWritten(problem) + problem.code}>
              <code className="font-semibold break-all text-type">{asWritten(problem)}</code>:{' '}
              {t(`problems.${problem.code}`)}
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  )
}
