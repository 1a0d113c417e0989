import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { PageContainer } from '@/components/layout/PageContainer'
import { SkipLink } from '@/components/layout/SkipLink'
import { FilterSheet } from '@/components/storefront/finder/FilterSheet'
import type { FinderOfType } from '@/components/storefront/finder/finder-of-type'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { productPath } from '@/lib/catalog/product/rules'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicle'
import { localePath } from '@/lib/platform/i18n/routing'
import { pageLocale } from '@/lib/shop/texts/locale'
import { JsonLd } from '@/lib/site/structured-data/JsonLd'
import { breadcrumbJsonLd, itemListJsonLd } from '@/lib/site/structured-data/json-ld'
import {
  canonicalPath,
  chips,
  finderPaths,
  PAGE_SIZE,
  type ResultsQuery,
  readResults,
  resultsPath,
  withPage,
  withSort,
} from '@/lib/storefront/results/address'
import { cachedResults, vehicleOfQuery } from '@/lib/storefront/results/cached'
import { MOST_JUDGED } from '@/lib/storefront/results/car/judged'
import { type Facet, shownFacets } from '@/lib/storefront/results/facet-counts'
import { type Results as Found, MOST_LISTED } from '@/lib/storefront/results/queries'
import { queryMark, resultsWords } from '@/lib/storefront/words/results-text'
import { Chips } from './Chips'
import { Facets } from './Facets'
import { NoResults } from './NoResults'
import { Pagination } from './Pagination'
import { ProblemNote } from './ProblemNote'
import { ResultsFilter } from './ResultsFilter'
import { ResultsPane } from './ResultsPane'
import { ResultsShell } from './ResultsShell'
import { SearchedFor } from './SearchedFor'
import { SortMenu } from './SortMenu'
import { VehicleNote } from './VehicleNote'

/** A results page: title, finder, what is chosen, facets, count and cards. The same for tires, wheels and spacers. */
export async function Results({ finder, segment }: { finder: FinderOfType; segment: string }) {
  const { type } = finder
  const t = await getTranslations('results')
  const titleOf = await pageTitles()
  const s = await getTranslations('search')
  const { query, problems } = readResults(type, segment)
  const found = await cachedResults(query)
  const vehicle = await vehicleOfQuery(query)
  if (query.single.vehicle !== undefined && !vehicle)
    problems.push({ parameter: 'vehicle', value: query.single.vehicle, code: 'unknown_value' })
  const words = resultsWords[type]
  const mark = queryMark(query)
  const sizeMark = <SizeMark text={mark} size="xl" className="whitespace-nowrap" />
  const locale = await pageLocale()
  const facets = shownFacets(found)
  const narrows = facets.length > 0
  return (
    <ResultsShell>
      <JsonLd
        documents={[
          breadcrumbJsonLd(locale, [
            { name: t(words.all), path: finderPaths[type] },
            ...(mark ? [{ name: mark, path: canonicalPath(query) }] : []),
          ]),
          itemListJsonLd(
            locale,
            found.products.map((product) => ({ name: titleOf(product).text, path: productPath(product) })),
            (query.page - 1) * PAGE_SIZE + 1,
          ),
        ]}
      />
      <SkipLink to="list">{t('skipToList')}</SkipLink>
      <div className="on-dark bg-ink pt-5 pb-6 md:pt-8 md:pb-9">
        <PageContainer>
          <h1 className="mb-4 font-display text-xl font-bold tracking-tight md:mb-6">
            {vehicle ? t.rich(words.forVehicle, { vehicle: () => vehicleName(vehicle) }) : null}
            {vehicle && mark ? ' · ' : null}
            {mark ? (vehicle ? sizeMark : t.rich(words.title, { size: () => sizeMark })) : null}
            {vehicle || mark ? null : t(words.all)}
          </h1>
          <ResultsFilter finder={finder} query={query} total={found.total} />
        </PageContainer>
      </div>
      <PageContainer className="pt-6 md:pt-8">
        <SearchedFor label={s('searchedFor')} toTitles={s('searchTitles')} />
        <ProblemNote problems={problems} />
        {vehicle ? <VehicleNote vehicle={vehicle} query={query} onlyFitting={found.onlyFitting} /> : null}
        <div className={narrows ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10' : ''}>
          {narrows ? (
            <aside aria-label={t('narrow')} className="mb-4 lg:mb-0">
              <Narrowing query={query} facets={facets} total={found.total} />
            </aside>
          ) : null}
          <div id="list" tabIndex={-1} className="focus-visible:outline-none">
            <Chips query={query} />
            <List query={query} found={found} vehicle={vehicle} />
          </div>
        </div>
      </PageContainer>
    </ResultsShell>
  )
}

type NarrowingProps = { query: ResultsQuery; facets: readonly Facet[]; total: number }

async function Narrowing({ query, facets, total }: NarrowingProps) {
  const t = await getTranslations('results')
  const f = await getTranslations('finder')
  const chosen = chips(query).length
  return (
    <FilterSheet
      wide
      title={t('narrow')}
      open={chosen > 0 ? `${t('narrow')} (${chosen})` : t('narrow')}
      closeLabel={f('closeFilters')}
      done={t('showCount', { count: total })}
    >
      <Facets query={query} facets={facets} />
    </FilterSheet>
  )
}

type ListProps = { query: ResultsQuery; found: Found; vehicle: Vehicle | null }

async function List({ query, found, vehicle }: ListProps) {
  const t = await getTranslations('results')
  const locale = await pageLocale()
  const href = (to: ResultsQuery) => localePath(locale, resultsPath(to))
  const { products, total, pages } = found
  if (total === 0) return <NoResults query={query} />
  return (
    <ResultsPane loading={t('loading')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-semibold">{t(resultsWords[query.type].count, { count: total })}</h2>
        <SortMenu
          current={query.sort}
          href={(sort) => href(withSort(query, sort))}
          {...(vehicle && total <= MOST_JUDGED ? { byItself: t('sortFit') } : {})}
        />
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} vehicle={vehicle} />
      ) : (
        <Notice
          title={t('pastEnd', { pages })}
          action={<LinkButton href={href(withPage(query, pages))}>{t('lastPage')}</LinkButton>}
        />
      )}
      <Pagination page={query.page} pages={pages} href={(page) => href(withPage(query, page))} />
      {total > MOST_LISTED && query.page >= pages ? (
        <p className="mt-4 text-center text-soft">{t('listEnds', { count: MOST_LISTED })}</p>
      ) : null}
    </ResultsPane>
  )
}
