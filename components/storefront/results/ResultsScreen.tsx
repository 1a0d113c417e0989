import { getTranslations } from 'next-intl/server'
import { ProductGrid } from '@/components/catalog/card/ProductGrid'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { SkipLink } from '@/components/layout/links/SkipLink'
import { PageContainer } from '@/components/layout/PageContainer'
import { FilterSheet } from '@/components/storefront/finder/FilterSheet'
import { type FinderOfType, OpeningFinder } from '@/components/storefront/finder/OpeningFinder'
import { Heading } from '@/components/ui/Heading'
import { Notice } from '@/components/ui/Notice'
import { SizeMark } from '@/components/ui/SizeMark'
import { productPath } from '@/lib/catalog/product/rules'
import { pageTitles } from '@/lib/catalog/titles/page-titles'
import { type Vehicle, vehicleName } from '@/lib/fitment/vehicles/vehicle'
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
import { type Facet, type FacetValue, shownFacets } from '@/lib/storefront/results/facet-counts'
import { compareValues, type FacetName, figureFacets } from '@/lib/storefront/results/parameters'
import { MOST_LISTED, type Results } from '@/lib/storefront/results/queries'
import { facetTexts, queryMark, resultsWords } from '@/lib/storefront/words/results-text'
import { type FacetList, FacetLists, type FacetRow } from './FacetLists'
import { NoResults } from './NoResults'
import { Chips, ProblemNote, VehicleNote } from './ResultsNotes'
import { ResultsPane, ResultsShell } from './ResultsShell'
import { SearchedFor } from './SearchedFor'
import { Pagination, SortMenu } from './SortMenu'

export async function ResultsScreen({ finder, segment }: { finder: FinderOfType; segment: string }) {
  const { type } = finder
  const t = await getTranslations('results')
  const titleOf = await pageTitles()
  const s = await getTranslations('search')
  const f = await getTranslations('finder')
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
  const chosen = chips(query).length
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
          <Heading level="h1" look="page" className="mb-4 md:mb-6">
            {vehicle ? t.rich(words.forVehicle, { vehicle: () => vehicleName(vehicle) }) : null}
            {vehicle && mark ? ' · ' : null}
            {mark ? (vehicle ? sizeMark : t.rich(words.title, { size: () => sizeMark })) : null}
            {vehicle || mark ? null : t(words.all)}
          </Heading>
          <OpeningFinder finder={finder} place="results" query={query} total={found.total} />
        </PageContainer>
      </div>
      <PageContainer className="pt-6 md:pt-8">
        <SearchedFor label={s('searchedFor')} toTitles={s('searchTitles')} />
        <ProblemNote problems={problems} />
        {vehicle ? <VehicleNote vehicle={vehicle} query={query} onlyFitting={found.onlyFitting} /> : null}
        <div className={narrows ? 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-10' : ''}>
          {narrows ? (
            <aside aria-label={t('narrow')} className="mb-4 lg:mb-0">
              <FilterSheet
                wide
                title={t('narrow')}
                open={chosen > 0 ? `${t('narrow')} (${chosen})` : t('narrow')}
                closeLabel={f('closeFilters')}
                done={t('showCount', { count: found.total })}
              >
                <ResultsFacets query={query} facets={facets} />
              </FilterSheet>
            </aside>
          ) : null}
          <div id="list" tabIndex={-1} className="focus-visible:outline-none">
            <Chips query={query} />
            <ResultsList query={query} found={found} vehicle={vehicle} />
          </div>
        </div>
      </PageContainer>
    </ResultsShell>
  )
}

type ListProps = { query: ResultsQuery; found: Results; vehicle: Vehicle | null }

async function ResultsList({ query, found, vehicle }: ListProps) {
  const t = await getTranslations('results')
  const { products, total, pages } = found
  if (total === 0) return <NoResults query={query} />
  return (
    <ResultsPane loading={t('loading')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
        <Heading look="part">{t(resultsWords[query.type].count, { count: total })}</Heading>
        <SortMenu
          current={query.sort}
          pathOf={(sort) => resultsPath(withSort(query, sort))}
          {...(vehicle && total <= MOST_JUDGED ? { byItself: t('sortFit') } : {})}
        />
      </div>
      {products.length > 0 ? (
        <ProductGrid products={products} vehicle={vehicle} />
      ) : (
        <Notice
          title={t('pastEnd', { pages })}
          action={<ShopButton path={resultsPath(withPage(query, pages))}>{t('lastPage')}</ShopButton>}
        />
      )}
      <Pagination page={query.page} pages={pages} pathOf={(page) => resultsPath(withPage(query, page))} />
      {total > MOST_LISTED && query.page >= pages ? (
        <p className="mt-4 text-center text-soft">{t('listEnds', { count: MOST_LISTED })}</p>
      ) : null}
    </ResultsPane>
  )
}

/** Facets of codes, which are sorted by their words in the language of the page. */
const codeFacets: readonly FacetName[] = ['typeOfTire', 'material', 'color', 'mounting']

/** The filters of a result. The number beside a value counts its products under the other chosen facets. */
async function ResultsFacets({ query, facets }: { query: ResultsQuery; facets: readonly Facet[] }) {
  const t = await getTranslations('facets')
  const locale = await pageLocale()
  const { nameOf, pluralOf } = await facetTexts()
  const inOrder = ({ name, values }: Facet) =>
    codeFacets.includes(name)
      ? values.toSorted((a, b) => pluralOf(name, a.value).localeCompare(pluralOf(name, b.value), locale))
      : values
  /** Groups tread patterns by use, because their names mean nothing to a stranger. */
  const groupsOf = (facet: Facet): [use: string, values: FacetValue[]][] => {
    const values = inOrder(facet)
    const uses = [...new Set(values.map(({ use }) => use ?? ''))]
      // patterns whose use nobody entered come last
      .sort((a, b) => Number(a === '') - Number(b === '') || compareValues('use', a, b))
    return uses.map((use) => [use, values.filter((value) => (value.use ?? '') === use)])
  }
  const rowOf = (name: FacetName, { value, count }: FacetValue): FacetRow => {
    const words = pluralOf(name, value)
    return words === value ? [value, count] : [value, count, words]
  }
  const lists = facets.map(
    (facet): FacetList => ({
      name: facet.name,
      title: nameOf(facet.name),
      isFigure: figureFacets.includes(facet.name),
      groups: groupsOf(facet).map(([use, values]) => ({
        title: use && pluralOf('use', use),
        rows: values.map((value) => rowOf(facet.name, value)),
      })),
    }),
  )
  return <FacetLists query={query} lists={lists} giveUp={t('giveUp')} />
}
