import { isPoland } from './countries'

export const isPolishPostCode = (postCode: string): boolean => /^\d{2}-\d{3}$/.test(postCode)

/** A postal code as its country writes it: Poland's five digits get their hyphen, anything else stays. */
export const formatPostCode = (postCode: string, country: string): string =>
  isPoland(country) ? postCode.replace(/^\s*(\d{2})[\s\p{Pd}]?(\d{3})\s*$/u, '$1-$2') : postCode
