import { unionCountries } from './countries'

/** A Polish tax id as its ten digits: spaces, hyphens and the prefix PL go. */
export const plainNip = (nip: string): string => nip.replace(/[\s-]/g, '').replace(/^PL/i, '')

/**
 * Whether a Polish tax id (NIP) holds by its check digit: sum of weighted digits modulo 11; no real id has a remainder of 10.
 * Source: Ordinance of the Polish Minister of Finance on NIP.
 */
export function isNip(nip: string): boolean {
  const digits = plainNip(nip)
  if (!/^\d{10}$/.test(digits) || /^0+$/.test(digits)) return false
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7]
  const sum = weights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0)
  return sum % 11 === Number(digits[9])
}

/** Prefixes of VAT numbers in the European Union but Poland's: the members' codes, of Greece EL, and Northern Ireland's XI. */
const UNION = [...unionCountries.map((code) => (code === 'GR' ? 'EL' : code)), 'XI'].join('|')
const unionVat = new RegExp(`^(${UNION})([0-9A-Z+*]{2,12})$`)

/** The prefix and the rest of a VAT number of the Union but Poland; null for any other tax id. */
export function unionVatNumber(taxId: string): { prefix: string; number: string } | null {
  const [, prefix, number] = unionVat.exec(plainVat(taxId)) ?? []
  return prefix && number ? { prefix, number } : null
}

const plainVat = (taxId: string): string => taxId.replace(/[\s./-]/g, '').toUpperCase()

/** Besides the Union's: Switzerland, Great Britain, Greece by its country's code, Norway. */
const foreignVat = new RegExp(`^(?:RO\\d{2,10}|(?!RO)(?:${UNION}|CHE|GB|GR|NO)(?=.*\\d{4})[0-9A-Z+*]{7,13})$`)

/** Whether a tax id names another country than Poland: a company from there may have its order sent to Poland. */
export const isForeignTaxId = (taxId: string): boolean => foreignVat.test(plainVat(taxId))
