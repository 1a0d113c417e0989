/** The carriers that serve Poland, by the code in the table, which also knows 'other'. A page's address ends with the number. */
const carriers = {
  inpost: { name: 'InPost', trackingPage: 'https://inpost.pl/sledzenie-przesylek?number=' },
  dpd: { name: 'DPD', trackingPage: 'https://tracktrace.dpd.com.pl/parcelDetails?p1=' },
  dhl: { name: 'DHL', trackingPage: 'https://www.dhl.com/pl-pl/home/tracking.html?submit=1&tracking-id=' },
  gls: { name: 'GLS', trackingPage: 'https://gls-group.com/PL/pl/sledzenie-paczek?match=' },
  fedex: { name: 'FedEx', trackingPage: 'https://www.fedex.com/fedextrack/?trknbr=' },
  ups: { name: 'UPS', trackingPage: 'https://www.ups.com/track?tracknum=' },
  poczta_polska: { name: 'Poczta Polska', trackingPage: 'https://emonitoring.poczta-polska.pl/?numer=' },
  orlen_paczka: { name: 'Orlen Paczka', trackingPage: 'https://www.orlenpaczka.pl/sledz-paczke/?numer=' },
} as const

export const carrierCodes = [...(Object.keys(carriers) as (keyof typeof carriers)[]), 'other'] as const
export type CarrierCode = (typeof carrierCodes)[number]

/** A parcel as it is entered: `carrierName` is for 'other', and null for a carrier with a code. */
export type ParcelEntry = { carrier: CarrierCode; carrierName: string | null; number: string }

export type Parcel = ParcelEntry & {
  id: number
  notedAt: string
  /** The carrier's page about this parcel; null for carriers without a known page. */
  trackingUrl: string | null
}

export const carrierOf = ({ carrier, carrierName }: ParcelEntry): string =>
  carrier === 'other' ? (carrierName ?? '') : carriers[carrier].name

export const trackingUrl = ({ carrier, number }: ParcelEntry): string | null =>
  carrier === 'other' ? null : carriers[carrier].trackingPage + encodeURIComponent(number)

/** A tracking number as the table keeps it: carriers print it in groups, and people type small letters. */
export const plainParcelNumber = (number: string): string => number.replace(/\s/g, '').toUpperCase()

export const isParcelNumber = (number: string): boolean => /^[0-9A-Z][0-9A-Z-]{3,38}[0-9A-Z]$/.test(number)

/** A parcel as text, for comparing parcels: 'InPost 520000012680041086770098'. */
export const parcelText = (parcel: ParcelEntry): string => `${carrierOf(parcel)} ${parcel.number}`
