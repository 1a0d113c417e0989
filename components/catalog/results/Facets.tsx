import { getTranslations } from 'next-intl/server'
import { Fragment } from 'react'
import { classes } from '@/components/ui/classes'
import { type ResultsQuery, resultsPath, withToggled } from '@/lib/catalog/results/address'
import type { Facet, FacetCounts, FacetValue } from '@/lib/catalog/results/facet-counts'
import { compareValues, type FacetName, figureFacets } from '@/lib/catalog/results/parameters'
import { facetTexts } from '@/lib/catalog/words/facet-text'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'

/** Facets of codes, which are sorted by their words in the language of the page. */
const codeFacets: readonly FacetName[] = ['typeOfTire', 'material', 'color', 'mounting']

/**
 * The facets that narrow a result, or did. `typeOfWheel` says the same as the material, so it is shown only where an
 * address asks for it.
 */
export const shownFacets = ({ facets, total }: FacetCounts): Facet[] =>
  facets.filter(
    ({ name, values }) =>
      values.some(({ chosen }) => chosen) ||
      (name !== 'typeOfWheel' && (values.length > 1 || values.some(({ count }) => count < total))),
  )

/** What the result can be narrowed to. The number beside a value is that of its own products under the other facets. */
export async function Facets({ query, facets }: { query: ResultsQuery; facets: readonly Facet[] }) {
  const t = await getTranslations('facets')
  const locale = await pageLocale()
  const { nameOf, wordOf } = await facetTexts()
  const inOrder = ({ name, values }: Facet) =>
    codeFacets.includes(name)
      ? values.toSorted((a, b) => wordOf(name, a.value).localeCompare(wordOf(name, b.value), locale))
      : values
  /** Tread patterns by what they are made for: their names mean nothing to a stranger. */
  const groupsOf = (facet: Facet): [use: string, values: FacetValue[]][] => {
    const values = inOrder(facet)
    const uses = [...new Set(values.map(({ use }) => use ?? ''))]
      // patterns whose use nobody entered come last
      .sort((a, b) => Number(a === '') - Number(b === '') || compareValues('use', a, b))
    return uses.map((use) => [use, values.filter((value) => (value.use ?? '') === use)])
  }
  const row = (name: FacetName, value: FacetValue) => {
    const isFigure = figureFacets.includes(name)
    const words = wordOf(name, value.value)
    const look = classes(
      'flex min-h-touch items-center lg:min-h-9',
      isFigure
        ? classes(
            'justify-between gap-1.5 rounded border px-2',
            value.chosen ? 'border-type bg-face' : 'border-hairline',
          )
        : 'gap-2.5 py-1',
    )
    const inside = (
      <>
        {isFigure ? null : <Tick on={value.chosen} />}
        <span className={classes('min-w-0 flex-1', value.chosen && 'font-semibold')}>{words}</span>
        {value.chosen ? <span className="sr-only">{t('giveUp')}</span> : null}
        {isFigure && value.chosen ? (
          // the box has no room for the number as well
          <span aria-hidden="true">×</span>
        ) : (
          <span className="text-sm text-soft tabular-nums">{value.count}</span>
        )}
      </>
    )
    // no product has it, so it is no link
    if (!value.chosen && value.count === 0)
      return <span className={classes(look, 'text-soft')}>{inside}</span>
    return (
      <a
        href={localePath(locale, resultsPath(withToggled(query, name, value.value)))}
        rel="nofollow"
        data-turn={`${name}=${value.value}`}
        aria-current={value.chosen ? 'true' : undefined}
        className={classes(look, 'hover:underline')}
      >
        {inside}
      </a>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {facets.map((facet) => (
        <section key={facet.name} aria-label={nameOf(facet.name)}>
          <h3 className="mb-1 font-semibold">{nameOf(facet.name)}</h3>
          {groupsOf(facet).map(([use, values]) => (
            <Fragment key={use}>
              {use ? <h4 className="mt-2 text-sm text-soft">{wordOf('use', use)}</h4> : null}
              <ul className={figureFacets.includes(facet.name) ? 'grid grid-cols-2 gap-1.5 pt-1' : ''}>
                {values.map((value) => (
                  <li key={value.value}>{row(facet.name, value)}</li>
                ))}
              </ul>
            </Fragment>
          ))}
        </section>
      ))}
    </div>
  )
}

function Tick({ on }: { on: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'flex size-5 shrink-0 items-center justify-center rounded-sm border',
        on ? 'border-type bg-type text-ground' : 'border-edge bg-face',
      )}
    >
      {on ? (
        <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3">
          <path d="M1 6l3.5 4L11 2" fill="none" stroke="currentColor" strokeWidth="2.4" />
        </svg>
      ) : null}
    </span>
  )
}
