/** Who the shop is. Everything a shop owner replaces by their own data stands here. */
export const shop = {
  name: 'Trakt 4x4',
  /** The name as it is set in the header: the second part in the signal colour. */
  logo: ['TRAKT', '4×4'],
  /** The fixed segment of the cart calls: /api/trakt/cart/… */
  pathSegment: 'trakt',
  /** The manufacturer of the shop's own retreads, the tire finder's fixed value. */
  brand: 'Trakt',
  company: {
    name: 'Trakt 4x4 Sp. z o.o.',
    street: 'ul. Gumowa 4',
    postCode: '16-400',
    city: 'Suwałki',
    country: 'PL',
    taxId: '0000000000',
    courtRegister: 'KRS 0000000000',
    /** The court that keeps the company's files, its share capital in PLN, its number in the register of waste (BDO). */
    court: 'Sąd Rejonowy w Białymstoku, XII Wydział Gospodarczy KRS',
    shareCapital: 5_000,
    bdo: '000000000',
  },
  /**
   * The EU's notice of the legal guarantee (Regulation 2025/1960), which the Commission publishes as files. A path under
   * `public` for each language, such as `/legal/guarantee-pl.svg`; while it is empty, the text stands alone.
   */
  guaranteeNotice: { pl: '', en: '' },
  phone: '+48 600 700 800',
  email: 'sklep@trakt.example',
  /** Local time in Warsaw. */
  hours: { days: 'Mo-Fr', opens: '8:00', closes: '20:00' },
  map: { latitude: 54.1118, longitude: 22.9309 },
  /** The shop's own pages elsewhere; the footer leaves out an empty address. */
  social: { facebook: '', instagram: '', youtube: '' },
  apps: { android: '', ios: '' },
} as const

/** Whether a tire is the shop's own: one of which nobody names another maker is. */
export const isOwnMake = (manufacturer: string | null): boolean =>
  manufacturer === null || manufacturer.toLowerCase() === shop.brand.toLowerCase()

/** Whether the shop made a product and guarantees it: another tire maker, or another manufacturer, does that itself. */
export const isGuaranteed = (product: { manufacturer?: string | null; makerName: string | null }): boolean =>
  isOwnMake(product.manufacturer ?? null) &&
  (product.makerName === null || product.makerName === shop.company.name)
