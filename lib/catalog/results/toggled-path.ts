import { productTypes } from '@/lib/catalog/product/schema'
import { localePath, splitLocale } from '@/lib/i18n/routing'
import { filterPaths, finderPaths, readResults, resultsPath, withToggled } from './address'
import { parameterOf } from './parameters'

/** The path of a result with a facet's value, written `season=winter`, toggled; undefined where it is none of both. */
export function toggledPath(path: string, toggle: string): string | undefined {
  const { locale, path: plain } = splitLocale(path)
  const [name = '', ...value] = toggle.split('=')
  for (const type of productTypes) {
    const isAll = plain === finderPaths[type]
    if (!isAll && !plain.startsWith(`${filterPaths[type]}/`)) continue
    const parameter = parameterOf(type, name)
    if (!parameter?.many) return undefined
    const { query } = readResults(type, isAll ? '' : plain.slice(filterPaths[type].length + 1))
    return localePath(locale, resultsPath(withToggled(query, parameter.name, value.join('='))))
  }
  return undefined
}
