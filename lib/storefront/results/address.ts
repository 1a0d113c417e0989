import type { ProductType } from '@/lib/catalog/product/schema'
import { type ProductSort, productSorts } from '@/lib/catalog/product/sorts'
import type { VehicleFit } from '@/lib/fitment/filter'
import type { Hub } from '@/lib/fitment/kit'
import { queryOfSegment } from '@/lib/platform/http/request/search-params'
import { readNumber } from '@/lib/platform/values/number-text'
import { tireFinderDefaults } from '@/lib/storefront/results/tire-defaults'
import {
  compareValues,
  type FacetName,
  type Parameter,
  type ParameterName,
  type ProblemCode,
  parameterOf,
  parameters,
  type SingleName,
  whatFits,
} from './parameters'

/** What a results page shows; values as its address writes them. */
export type ResultsQuery = {
  type: ProductType
  single: Partial<Record<SingleName, string>>
  facets: Partial<Record<FacetName, readonly string[]>>
  sort?: ProductSort
  page: number
  /** What `single.vehicle` admits: read from its row before products are asked for. */
  fit?: VehicleFit
  /** Its hub, by which its list is put in order. */
  hub?: Hub
  /** The products that simply fit it, where `single.fits` asks for them alone. */
  fittingIds?: readonly number[]
}

/** A part of an address that makes no sense and was ignored; the page says so. */
export type AddressProblem = { parameter: string; value: string; code: ProblemCode }

export const PAGE_SIZE = 24
const LAST_PAGE = 1_000_000
const LONGEST_ADDRESS = 4_000
const MOST_VALUES = 100
const MOST_PROBLEMS = 10
/** Letters of a senseless value that the page repeats. */
const LONGEST_QUOTE = 60

/** Where the results of a type begin; without a query it is where the finder's form leads. */
export const filterPaths: Record<ProductType, string> = {
  Tire: '/tires/filter',
  Wheel: '/wheels/filter',
  Spacer: '/spacer/filter',
}
export const finderPaths: Record<ProductType, string> = {
  Tire: '/tires',
  Wheel: '/wheels',
  Spacer: '/spacer',
}

/** What a page may repeat of a hand-typed address: a short text without control characters. */
const quote = (text: string) => text.slice(0, LONGEST_QUOTE).replace(/[\p{Cc}\p{Cs}]/gu, '')

/** What makes no sense is ignored and named in `problems`; crossed prices are swapped and named as well. Never throws. */
export function readResults(type: ProductType, segment: string) {
  const query: ResultsQuery = { type, single: {}, facets: {}, page: 1 }
  const problems: AddressProblem[] = []
  const report = (parameter: string, value: string, code: ProblemCode) => {
    if (problems.length >= MOST_PROBLEMS) return
    problems.push({ parameter: quote(parameter), value: quote(value), code })
  }
  if (segment.length > LONGEST_ADDRESS) {
    report('', segment, 'too_long')
    return { query, problems }
  }
  const seen = new Set<string>()
  for (const [name, text] of queryOfSegment(segment)) {
    const parameter = parameterOf(type, name)
    if (seen.has(name) && !parameter?.many) report(name, text, 'repeated')
    else if (name === 'sort' || name === 'page') readPaging(query, name, text, report)
    else if (!parameter) report(name, text, 'unknown_parameter')
    else readParameter(query, parameter, text, report)
    seen.add(name)
  }
  swapCrossedPrices(query, report)
  return { query: canonical(query), problems }
}

type Report = (parameter: string, value: string, code: ProblemCode) => void

function readParameter(query: ResultsQuery, parameter: Parameter, text: string, report: Report): void {
  const reading = parameter.read(text)
  if (reading === 'any') return
  if ('problem' in reading) report(parameter.name, text, reading.problem)
  else if (!parameter.many) query.single[parameter.name] = reading.value
  else {
    const values = query.facets[parameter.name] ?? []
    if (values.includes(reading.value)) return
    if (values.length < MOST_VALUES) query.facets[parameter.name] = [...values, reading.value]
    else report(parameter.name, text, 'too_many')
  }
}

function readPaging(query: ResultsQuery, name: 'sort' | 'page', text: string, report: Report): void {
  if (text === '') return
  if (name === 'sort') {
    const sort = productSorts.find((each) => each === text)
    if (sort) query.sort = sort
    else report(name, text, 'unknown_value')
    return
  }
  const page = readNumber(text) ?? Number.NaN
  if (!Number.isInteger(page)) report(name, text, 'invalid_number')
  else if (page < 1 || page > LAST_PAGE) report(name, text, 'out_of_range')
  else query.page = page
}

/** Of prices the wrong way round there is only one meaning, so they are used and not ignored. */
function swapCrossedPrices(query: ResultsQuery, report: Report): void {
  const { priceFrom, priceTo } = query.single
  if (priceFrom === undefined || priceTo === undefined || Number(priceFrom) <= Number(priceTo)) return
  report('priceFrom', `${priceFrom}-${priceTo}`, 'prices_crossed')
  query.single.priceFrom = priceTo
  query.single.priceTo = priceFrom
}

export function queryFor(
  type: ProductType,
  values: Partial<Record<ParameterName, string | number | undefined>>,
): ResultsQuery {
  const query: ResultsQuery = { type, single: {}, facets: {}, page: 1 }
  for (const parameter of parameters[type]) {
    const value = values[parameter.name]
    if (value === undefined) continue
    if (parameter.many) query.facets[parameter.name] = [String(value)]
    else query.single[parameter.name] = String(value)
  }
  return canonical(query)
}

/** The same query for all that ask for the same: values sorted, and no price that asks for nothing. */
function canonical(query: ResultsQuery): ResultsQuery {
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
  // there is nothing to fit without a car
  if (single.vehicle === undefined) delete single.fits
  // The finder writes both prices, a lower one of 0 included. Without an upper price, 0 asks for nothing.
  if (single.priceTo !== undefined) single.priceFrom ??= '0'
  else if (single.priceFrom === '0') delete single.priceFrom
  const { type, sort, page } = query
  return { type, single, facets, ...(sort ? { sort } : {}), page }
}

export function resultsQueryString(query: ResultsQuery): string {
  const { single, facets, sort, page } = canonical(query)
  const address = new URLSearchParams()
  for (const parameter of parameters[query.type]) {
    if (parameter.many)
      for (const value of facets[parameter.name] ?? []) address.append(parameter.name, value)
    else {
      const value = single[parameter.name]
      if (value !== undefined) address.set(parameter.name, value)
    }
  }
  if (sort) address.set('sort', sort)
  if (page > 1) address.set('page', String(page))
  return address.toString()
}

/** Encodes `%`, `&` and `+` twice: the router decodes a path before it is split. Without parameters the finder's. */
export function resultsPath(query: ResultsQuery): string {
  const text = resultsQueryString(query).replace(/%(25|26|2B)/g, '%25$1')
  return text ? `${filterPaths[query.type]}/${text}` : finderPaths[query.type]
}

/** The address that search engines get: without the sort, since each order shows the same result. */
export function canonicalPath({ sort: _, ...query }: ResultsQuery): string {
  return resultsPath(query)
}

export const withPage = (query: ResultsQuery, page: number): ResultsQuery => ({ ...query, page })

export function withSort({ sort: _, ...query }: ResultsQuery, sort: ProductSort | undefined): ResultsQuery {
  return { ...query, page: 1, ...(sort ? { sort } : {}) }
}

export function withToggled(query: ResultsQuery, facet: FacetName, value: string): ResultsQuery {
  const values = query.facets[facet] ?? []
  const others = values.filter((each) => each !== value)
  const next = others.length < values.length ? others : [...values, value]
  return canonical({ ...query, facets: { ...query.facets, [facet]: next }, page: 1 })
}

/** The query without one of its filters; `prices` are the lower and the upper price together. */
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

/** The query narrowed to products that simply fit its car; widened again where it was narrowed. */
export const withFitting = ({ single: { fits, ...single }, ...query }: ResultsQuery): ResultsQuery =>
  canonical({ ...query, single: fits ? single : { ...single, fits: 'yes' }, page: 1 })

export const withRim = ({ single: { diameter, ...single }, ...query }: ResultsQuery, rim: string) =>
  canonical({ ...query, single: diameter === rim ? single : { ...single, diameter: rim }, page: 1 })

/** The query behind 'clear all': it keeps the vehicle and the sizes that have to fit the car. */
export function withoutFilters(query: ResultsQuery): ResultsQuery {
  const single = Object.fromEntries(whatFits(query.type).map((name) => [name, query.single[name]]))
  return canonical({ ...query, single, facets: {}, page: 1 })
}

/** The filters that are set and that a shopper may give up; the vehicle and its sizes are not among them. */
export function filtersOf({ type, single, facets }: ResultsQuery): FilterName[] {
  return parameters[type].flatMap(({ name, many }): FilterName[] => {
    if (many) return facets[name]?.length ? [{ kind: 'facet', name }] : []
    // Both prices are one filter. A canonical query with an upper price has a lower one as well.
    if (single[name] === undefined || name === 'priceTo' || whatFits(type).includes(name)) return []
    return [{ kind: 'single', name: name === 'priceFrom' ? 'prices' : name }]
  })
}

/** One chosen value, and the query without it. For `prices` the value is `from-to`, with nothing for an open end. */
export type Chip = { name: SingleName | FacetName | 'prices'; value: string; without: ResultsQuery }

export function chips(query: ResultsQuery): Chip[] {
  return filtersOf(query).flatMap((filter): Chip[] => {
    if (filter.kind === 'facet')
      return (query.facets[filter.name] ?? []).map((value) => ({
        name: filter.name,
        value,
        without: withToggled(query, filter.name, value),
      }))
    const value =
      filter.name === 'prices'
        ? `${query.single.priceFrom ?? ''}-${query.single.priceTo ?? ''}`
        : (query.single[filter.name] ?? '')
    return [{ name: filter.name, value, without: without(query, filter) }]
  })
}

const defaultPrices = `${tireFinderDefaults.priceFrom}-${tireFinderDefaults.priceTo}`

/** Whether the tire finder asks for it by itself: most results have it, so a title need not name it. */
export const isFinderDefault = ({ name, value }: Chip) => name === 'prices' && value === defaultPrices

export const hasTypedPrices = (query: ResultsQuery): boolean =>
  chips(query).some((chip) => chip.name === 'prices' && !isFinderDefault(chip))

export const withoutFinderDefaults = (query: ResultsQuery): ResultsQuery =>
  chips(query).some(isFinderDefault)
    ? { ...without(query, { kind: 'single', name: 'prices' }), page: query.page }
    : query
