import type { ProductSort } from '@/lib/catalog/product/schema'

/** What the tire finder asks for, as strings like its selects; '0' means not chosen. */
export type TireFinder = {
  width: string
  profile: string
  diameter: string
  season: string
  protector: string
  manufacturer: string
  priceFrom: string
  priceTo: string
}

export const tireFinderDefaults: TireFinder = {
  width: '195',
  profile: '80',
  diameter: '15',
  season: 'allseason',
  protector: '0',
  manufacturer: '',
  priceFrom: '0',
  priceTo: '2000',
}

/** Order of the parameters in an address: one result, one address. */
const tireParameters = [
  'width',
  'profile',
  'diameter',
  'season',
  'priceFrom',
  'priceTo',
  'manufacturer',
  'protector',
] as const

const isAny = (name: string, value: string) => value === '' || (value === '0' && name !== 'priceFrom')

/** The query of a results address: canonical order, what means "any" left out. */
export function tireQueryString(finder: Partial<TireFinder> & { sort?: ProductSort; page?: number }): string {
  const query = new URLSearchParams()
  for (const name of tireParameters) {
    const value = finder[name]
    if (value !== undefined && !isAny(name, value)) query.set(name, value)
  }
  if (finder.sort) query.set('sort', finder.sort)
  if (finder.page && finder.page > 1) query.set('page', String(finder.page))
  return query.toString()
}

/** The parameters of a results address, first value each, unknown names dropped. */
export function readQuery(query: string): Record<string, string> {
  const values: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(query)) values[name] ??= value
  return values
}
