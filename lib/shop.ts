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
  },
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
