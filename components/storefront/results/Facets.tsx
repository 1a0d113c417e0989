import { getTranslations } from 'next-intl/server'
import { pageLocale } from '@/lib/shop/texts/locale'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import type { Facet, FacetValue } from '@/lib/storefront/results/facet-counts'
import { compareValues, type FacetName, figureFacets } from '@/lib/storefront/results/parameters'
import { facetTexts } from '@/lib/storefront/words/results-text'
import { type FacetList, FacetLists, type FacetRow } from './FacetLists'

/** Facets of codes, which are sorted by their words in the language of the page. */
const codeFacets: readonly FacetName[] = ['typeOfTire', 'material', 'color', 'mounting']

/** What the result can be narrowed to. The number beside a value is that of its own products under the other facets. */
export async function Facets({ query, facets }: { query: ResultsQuery; facets: readonly Facet[] }) {
  const t = await getTranslations('facets')
  const locale = await pageLocale()
  const { nameOf, pluralOf } = await facetTexts()
  const inOrder = ({ name, values }: Facet) =>
    codeFacets.includes(name)
      ? values.toSorted((a, b) => pluralOf(name, a.value).localeCompare(pluralOf(name, b.value), locale))
      : values
  /** Tread patterns by what they are made for: their names mean nothing to a stranger. */
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
