import { type TireFinder, tireFinderDefaults } from '@/lib/catalog/finder/tire-finder'
import { type ProductSort, type ProductType, productSorts } from '@/lib/catalog/product/schema'
import {
  compareValues,
  type FacetName,
  type Parameter,
  type ProblemCode,
  parameters,
  type SingleName,
  whatFits,
} from './parameters'

/** What a results page is asked for, values as its address writes them. */
export type ResultsQuery = {
  type: ProductType
  single: Partial<Record<SingleName, string>>
  facets: Partial<Record<FacetName, readonly string[]>>
  sort?: ProductSort
  page: number
}

/** A part of an address that was left aside, so that the page can say so. */
export type Problem = { parameter: string; value: string; code: ProblemCode }

export const PAGE_SIZE = 24
const LAST_PAGE = 1_000_000
const LONGEST_ADDRESS = 4_000
const MOST_VALUES = 100
const MOST_PROBLEMS = 10
const SHOWN = 60

const paths: Record<ProductType, string> = {
  Tire: '/tires/filter',
  Wheel: '/wheels/filter',
  Spacer: '/spacer/filter',
}
/** Where the finder of a type stands. */
export const finderPaths: Record<ProductType, string> = {
  Tire: '/tires',
  Wheel: '/wheels',
  Spacer: '/spacer',
}

/** What is said of a hand-typed address stands on a page: short, and without control characters. */
const shown = (text: string) => text.slice(0, SHOWN).replace(/[\p{Cc}\p{Cs}]/gu, '')

/** The query of a results address from its path segment, which arrives decoded and encoded again as a whole. */
function queryIn(segment: string): string {
  if (segment.includes('=')) return segment
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Understands whatever stands in a results address. What makes no sense is left aside and named in `problems`; crossed
 * prices are put the right way round and named as well. Never throws.
 */
export function readResults(
  type: ProductType,
  segment: string,
): { query: ResultsQuery; problems: Problem[] } {
  const query: ResultsQuery = { type, single: {}, facets: {}, page: 1 }
  const problems: Problem[] = []
  const report = (parameter: string, value: string, code: ProblemCode) => {
    if (problems.length >= MOST_PROBLEMS) return
    problems.push({ parameter: shown(parameter), value: shown(value), code })
  }
  if (segment.length > LONGEST_ADDRESS) {
    report('', segment, 'too_long')
    return { query, problems }
  }
  const seen = new Set<string>()
  for (const [name, text] of new URLSearchParams(queryIn(segment))) {
    const parameter = parameters[type].find((known) => known.name === name)
    if (seen.has(name) && !parameter?.many) report(name, text, 'repeated')
    else if (name === 'sort' || name === 'page') readPaging(query, name, text, report)
    else if (!parameter) report(name, text, 'unknown_parameter')
    else readParameter(query, parameter, text, report)
    seen.add(name)
  }
  uncross(query, report)
  return { query: canonical(query), problems }
}

type Report = (parameter: string, value: string, code: ProblemCode) => void

function readParameter(query: ResultsQuery, parameter: Parameter, text: string, report: Report): void {
  const read = parameter.read(text)
  if (read === 'any') return
  if ('problem' in read) report(parameter.name, text, read.problem)
  else if (!parameter.many) query.single[parameter.name] = read.value
  else {
    const values = query.facets[parameter.name] ?? []
    if (values.includes(read.value)) return
    if (values.length < MOST_VALUES) query.facets[parameter.name] = [...values, read.value]
    else report(parameter.name, text, 'too_many')
  }
}

function readPaging(query: ResultsQuery, name: 'sort' | 'page', text: string, report: Report): void {
  if (text === '') return
  if (name === 'sort') {
    const sort = productSorts.find((known) => known === text)
    if (sort) query.sort = sort
    else report(name, text, 'unknown_value')
  } else if (!/^\d{1,9}$/.test(text)) report(name, text, 'invalid_number')
  else if (Number(text) < 1 || Number(text) > LAST_PAGE) report(name, text, 'out_of_range')
  else query.page = Number(text)
}

/** Prices the wrong way round have one meaning that anybody can have intended. */
function uncross(query: ResultsQuery, report: Report): void {
  const { priceFrom, priceTo } = query.single
  if (priceFrom === undefined || priceTo === undefined || Number(priceFrom) <= Number(priceTo)) return
  report('priceFrom', `${priceFrom}-${priceTo}`, 'prices_crossed')
  query.single.priceFrom = priceTo
  query.single.priceTo = priceFrom
}

/** The one form of all queries that ask for the same: values sorted; a price that asks for nothing left out. */
export function canonical(query: ResultsQuery): ResultsQuery {
  const single: ResultsQuery['single'] = {}
  const facets: ResultsQuery['facets'] = {}
  for (const parameter of parameters[query.type]) {
    if (parameter.many) {
      const values = query.facets[parameter.name]
      if (values?.length)
        facets[parameter.name] = [...new Set(values)].sort((a, b) => compareValues(parameter.name, a, b))
    } else {
      const value = query.single[parameter.name]
      if (value !== undefined) single[parameter.name] = value
    }
  }
  // the finder writes both ends of the price, 0 included; alone a 0 asks for nothing
  if (single.priceTo !== undefined) single.priceFrom ??= '0'
  else if (single.priceFrom === '0') delete single.priceFrom
  const { type, sort, page } = query
  return { type, single, facets, ...(sort ? { sort } : {}), page }
}

/** The query string of the one address of a result. */
export function resultsQueryString(query: ResultsQuery): string {
  const { single, facets, sort, page } = canonical(query)
  const written = new URLSearchParams()
  for (const parameter of parameters[query.type]) {
    if (parameter.many)
      for (const value of facets[parameter.name] ?? []) written.append(parameter.name, value)
    else {
      const value = single[parameter.name]
      if (value !== undefined) written.set(parameter.name, value)
    }
  }
  if (sort) written.set('sort', sort)
  if (page > 1) written.set('page', String(page))
  return written.toString()
}

/**
 * Path of a result without the language; asking for nothing at all leads to the finder. A path is decoded before it is
 * split into parameters, so what would split a value is encoded twice.
 */
export function resultsPath(query: ResultsQuery): string {
  const text = resultsQueryString(query).replace(/%(25|26|2B)/g, '%25$1')
  return text ? `${paths[query.type]}/${text}` : finderPaths[query.type]
}

/** The address under which a result is known to search engines: every order of it is the same result. */
export function canonicalPath({ sort: _, ...query }: ResultsQuery): string {
  return resultsPath(query)
}

// --- from one result to the next ----------------------------------------------------------------------------------

export const withPage = (query: ResultsQuery, page: number): ResultsQuery => ({ ...query, page })

export function withSort({ sort: _, ...query }: ResultsQuery, sort: ProductSort | undefined): ResultsQuery {
  return { ...query, page: 1, ...(sort ? { sort } : {}) }
}

/** Chooses a value of a facet, or gives it up when it is chosen. */
export function toggled(query: ResultsQuery, facet: FacetName, value: string): ResultsQuery {
  const values = query.facets[facet] ?? []
  const others = values.filter((chosen) => chosen !== value)
  const next = others.length < values.length ? others : [...values, value]
  return canonical({ ...query, facets: { ...query.facets, [facet]: next }, page: 1 })
}

/** The query without one of its filters, whatever it is set to; `prices` are the two bounds of the finder. */
export function without(query: ResultsQuery, filter: FilterName): ResultsQuery {
  const single = { ...query.single }
  const facets = { ...query.facets }
  if (filter.kind === 'facet') delete facets[filter.name]
  else if (filter.name === 'prices') {
    delete single.priceFrom
    delete single.priceTo
  } else delete single[filter.name]
  return canonical({ ...query, single, facets, page: 1 })
}

export type FilterName = { kind: 'single'; name: SingleName | 'prices' } | { kind: 'facet'; name: FacetName }

/** 'Clear all': only what has to fit the car stays. */
export function cleared(query: ResultsQuery): ResultsQuery {
  const kept = whatFits[query.type].map((name) => [name, query.single[name]] as const)
  const single = Object.fromEntries(kept.filter(([, value]) => value !== undefined))
  return canonical({ ...query, single, facets: {}, page: 1 })
}

/** Filters that are set, what fits the car left out: what a shopper may give up. */
export function filtersOf({ type, single, facets }: ResultsQuery): FilterName[] {
  return parameters[type].flatMap(({ name, many }): FilterName[] => {
    if (many) return facets[name]?.length ? [{ kind: 'facet', name }] : []
    // both bounds are one filter, and a canonical query has the lower wherever it has the upper
    if (single[name] === undefined || name === 'priceTo' || whatFits[type].includes(name)) return []
    return [{ kind: 'single', name: name === 'priceFrom' ? 'prices' : name }]
  })
}

/** One thing that is chosen, and the result without it. `value` of `prices` is `from-to`, an open end empty. */
export type Chip = { name: SingleName | FacetName | 'prices'; value: string; without: ResultsQuery }

export function chips(query: ResultsQuery): Chip[] {
  return filtersOf(query).flatMap((filter): Chip[] => {
    if (filter.kind === 'facet')
      return (query.facets[filter.name] ?? []).map((value) => ({
        name: filter.name,
        value,
        without: toggled(query, filter.name, value),
      }))
    const value =
      filter.name === 'prices'
        ? `${query.single.priceFrom ?? ''}-${query.single.priceTo ?? ''}`
        : (query.single[filter.name] ?? '')
    return [{ name: filter.name, value, without: without(query, filter) }]
  })
}

const usualPrices = `${tireFinderDefaults.priceFrom}-${tireFinderDefaults.priceTo}`

/** Whether the tire finder asks for it unasked, so that it hardly tells one result from the next. */
export const isUsual = ({ name, value }: Chip): boolean => name === 'prices' && value === usualPrices

/** The same page of a query without prices that were asked for unasked. */
export const withoutUsual = (query: ResultsQuery): ResultsQuery =>
  chips(query).some(isUsual)
    ? { ...without(query, { kind: 'single', name: 'prices' }), page: query.page }
    : query

/** The tire finder that shows what a result was asked for; of several treads it can show none. */
export function tireFinderOf({ single, facets }: ResultsQuery): TireFinder {
  const treads = facets.protector ?? []
  return {
    width: single.width ?? '0',
    profile: single.profile ?? '0',
    diameter: single.diameter ?? '0',
    season: single.season ?? '',
    protector: (treads.length === 1 ? treads[0] : undefined) ?? '0',
    manufacturer: single.manufacturer ?? '',
    priceFrom: single.priceFrom ?? tireFinderDefaults.priceFrom,
    priceTo: single.priceTo ?? tireFinderDefaults.priceTo,
  }
}
