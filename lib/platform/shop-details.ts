import type { DayHours, OpeningHours, Week } from './opening-hours'
import { processState } from './runtime/process-state'

type Shop = ShopDetails & {
  /** The name in the header: its second part has the signal color. */
  logo: readonly [string, string]
  /** Earlier names of the brand that products still carry: they stay the shop's own. */
  formerBrands: readonly string[]
  company: { country: string }
}

/** The same hours from Monday to Friday. It stands here since every page's script has this module. */
export const businessWeek = (hours: DayHours): Week =>
  Array.from({ length: 7 }, (_, day) => (day < 5 ? hours : null))

/** The name in capitals, with its last word apart: `Trakt 4x4` is set as TRAKT 4×4. */
function logoOf(name: string): readonly [string, string] {
  const words = name
    .replace(/(?<=\d)x(?=\d)/gi, '×')
    .toUpperCase()
    .split(' ')
  const last = words.length > 1 ? words.pop() : undefined
  return [words.join(' '), last ?? '']
}

/** Who the shop is. The owner of a shop changes these details in the settings; the rest of `Shop` stands here. */
const builtIn = {
  name: 'Trakt 4x4',
  /** The manufacturer of the shop's own retreads, the tire finder's fixed value. */
  brand: 'Trakt',
  company: {
    name: 'Trakt 4x4 Sp. z o.o.',
    street: 'ul. Gumowa 4',
    postCode: '16-400',
    city: 'Suwałki',
    taxId: '1111111111',
    courtRegister: 'KRS 0000000000',
    /** The court that keeps the company's files, its share capital in PLN, its number in the register of waste (BDO). */
    court: 'Sąd Rejonowy w Białymstoku, XII Wydział Gospodarczy KRS',
    shareCapital: 5_000,
    bdo: '000000000',
  },
  /** The Commission's uploaded picture of the legal guarantee (Regulation 2025/1960) in each language; empty: none. */
  guaranteeNotice: { pl: '', en: '' },
  phone: '+48 600 700 800',
  email: 'sklep@trakt.example',
  hours: { week: businessWeek({ opens: '8:00', closes: '20:00' }), special: [] } as OpeningHours,
  map: { latitude: 54.1118, longitude: 22.9309 },
  /** The shop's own pages elsewhere; the footer leaves out an empty address. */
  social: {
    facebook: 'https://facebook.example/offroad',
    instagram: 'https://instagram.example/offroad',
    youtube: 'https://youtube.example/offroad',
  },
  apps: { android: 'https://android.example/offroad', ios: 'https://ios.example/trakt4x4' },
  /** Where buyers find the nuts, bolts, studs and rings that the shop does not sell; empty: nowhere is named. */
  partsAddress: '',
}
export type ShopDetails = typeof builtIn

const defaults: Shop = {
  ...builtIn,
  logo: ['TRAKT', '4×4'],
  formerBrands: [],
  company: { ...builtIn.company, country: 'PL' },
}

const state = processState('shopDetails', () => ({ shop: structuredClone(defaults), isOwn: false }))

/** The shop as the settings say. Read it where it is used: a copy made while a module loads would stay as it is. */
export const shop: Shop = state.shop

export const shopAddress = (): string =>
  `${shop.company.street}, ${shop.company.postCode} ${shop.company.city}`

/** Puts the owner's details in place of those that came with the shop; null puts the latter back. */
export function applyDetails(details: ShopDetails | null, formerBrands: readonly string[] = []): void {
  state.isOwn = details !== null
  const { company, name } = details ?? defaults
  Object.assign(shop, details ?? defaults, {
    logo: logoOf(name),
    formerBrands,
    company: { ...shop.company, ...company },
  })
}

/** What the browser needs to know of them; undefined where they are those that came with the shop, as its scripts. */
export const detailsInDocument = (): string | undefined => (state.isOwn ? JSON.stringify(shop) : undefined)

export const builtInDetails = (): ShopDetails => builtIn

/** Whether the shop has the notice of the legal guarantee in both languages that the Commission has it in. */
export const hasGuaranteeNotice = (): boolean =>
  shop.guaranteeNotice.pl !== '' && shop.guaranteeNotice.en !== ''

// The browser gets them with the document (components/layout/DocumentShell.tsx).
const inDocument = typeof document === 'undefined' ? undefined : document.documentElement.dataset.shop
if (inDocument) Object.assign(shop, JSON.parse(inDocument))

/** Whether two names are the same brand: people type it in capitals too. */
export const isSameBrand = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** Whether a tire is the shop's own: its manufacturer is the brand, a former name of it, or not stated. */
export const isOwnMake = (manufacturer: string | null): boolean =>
  manufacturer === null ||
  [shop.brand, ...shop.formerBrands].some((brand) => isSameBrand(brand, manufacturer))

/** Whether the shop itself is the manufacturer: it is where the product names no other. */
export const isOwnMaker = (makerName: string | null): boolean =>
  makerName === null || makerName === shop.company.name

/** Whether the shop made a product and guarantees it: another tire maker, or another manufacturer, does that itself. */
export const isGuaranteed = (product: { manufacturer?: string | null; makerName: string | null }): boolean =>
  isOwnMake(product.manufacturer ?? null) && isOwnMaker(product.makerName)
