import { workingDayAfter } from '@/lib/platform/time/working-days'

/** How invoices reach KSeF: not at all, by the owner's hand, or by the shop itself. The database knows the same list. */
export const ksefModes = ['off', 'manual', 'api'] as const
export type KsefMode = (typeof ksefModes)[number]

/** From this day on a seller of up to 10,000 PLN a month by invoice has to use KSeF as well. */
const SMALL_SELLERS_SINCE = '2027-01-01'

/** Who sends a company's invoices to KSeF: the shop, the owner, or nobody; and why it cannot be done or need not. */
export type KsefSending = 'api' | 'manual' | 'noToken' | 'unchosen' | 'notYet' | 'off'

export function ksefSending(
  { mode, isSmall, hasToken }: { mode: KsefMode; isSmall: boolean | null; hasToken: boolean },
  today: string,
): KsefSending {
  if (mode === 'api' && !hasToken) return 'noToken'
  if (mode !== 'off') return mode
  if (isSmall === null) return 'unchosen'
  return isSmall && today < SMALL_SELLERS_SINCE ? 'notYet' : 'off'
}

/** `sending` may have reached KSeF, `sent` has, `accepted` has its number. The database knows the same list. */
export const ksefStates = ['prepared', 'sending', 'sent', 'accepted', 'refused'] as const
export type KsefState = (typeof ksefStates)[number]

/** Whether the buyer may have an invoice: one for KSeF counts once it has its number, an offline one at once. */
export const isForBuyer = (ksef: { state: KsefState; isOffline: boolean } | null): boolean =>
  ksef === null || ksef.state === 'accepted' || ksef.isOffline

/** CRC-8 with the polynomial 0x07, beginning at 0: the check digits of KSeF's numbers. Source: KSeF's guide, numer-ksef. */
function crc8(text: string): number {
  let crc = 0
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x80 ? ((crc << 1) ^ 0x07) & 0xff : (crc << 1) & 0xff
  }
  return crc
}

const LENGTH = 35

/** Whether a text is a number of KSeF (TNumerKSeF of FA(3)). One of 36 signs, until January 2026, has no check. */
export function isKsefNumber(text: string): boolean {
  const hasShape =
    /^(\d{10}|M\d{9}|[A-Z]{3}\d{7})-20[2-9]\d(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])-[0-9A-F]{6}-?[0-9A-F]{6}-[0-9A-F]{2}$/.test(
      text,
    )
  return hasShape && (text.length !== LENGTH || text === withCheckDigits(text.slice(0, -3)))
}

/** A number of KSeF with its check digits behind it. */
export const withCheckDigits = (number: string): string =>
  `${number}-${crc8(number).toString(16).toUpperCase().padStart(2, '0')}`

/** The next working day (VAT act, art. 106nda), or the seventh after a failure of KSeF (art. 106nf). */
export function ksefDeadline(issueDate: string, failureEndedOn: string | null): string {
  const usual = workingDayAfter(issueDate, 1)
  return failureEndedOn && failureEndedOn >= issueDate ? workingDayAfter(failureEndedOn, 7) : usual
}

/** The sites that show an invoice whose code was read, by the host of the API that took it. */
const verificationSites: Record<string, string> = {
  'api.ksef.mf.gov.pl': 'https://qr.ksef.mf.gov.pl',
  'api-demo.ksef.mf.gov.pl': 'https://qr-demo.ksef.mf.gov.pl',
}
const TEST_SITE = 'https://qr-test.ksef.mf.gov.pl'

export const verificationSite = (apiAddress: string): string =>
  verificationSites[new URL(apiAddress).hostname] ?? TEST_SITE

const base64Url = (base64: string) => base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')

type Verified = { site: string; sellerTaxId: string; hash: string }

/** The address in code I of an invoice. `hash` is the SHA-256 of its XML, as base64. */
export const invoiceLink = ({ site, sellerTaxId, hash }: Verified, issueDate: string): string =>
  `${site}/invoice/${sellerTaxId}/${issueDate.split('-').reverse().join('-')}/${base64Url(hash)}`

/** The address in code II of an offline invoice, before its signature. */
export const certificatePath = ({ site, sellerTaxId, hash }: Verified, serialNumber: string): string =>
  `${site}/certificate/Nip/${sellerTaxId}/${sellerTaxId}/${serialNumber}/${base64Url(hash)}`
