import { isAbroad, isPoland } from './countries'

export const isPolishPostCode = (postCode: string): boolean => /^\d{2}-\d{3}$/.test(postCode)

/** Poland's five digits get their hyphen, and lose it abroad, where no country that the shop sends to writes `10-115`. */
export function formatPostCode(postCode: string, country: string): string {
  if (isPoland(country)) return postCode.replace(/^\s*(\d{2})[\s\p{Pd}]?(\d{3})\s*$/u, '$1-$2')
  return isAbroad(country) ? postCode.replace(/^\s*(\d{2})-(\d{3})\s*$/, '$1$2') : postCode
}
