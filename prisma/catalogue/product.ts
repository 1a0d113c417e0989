type Listed = {
  title: string
  priceGrosze: number
  quantityInStock: number
  inArchive: boolean
}

export type CatalogueTire = Listed & {
  productType: 'Tire'
  manufacturer: string
  typeOfTire: 'passenger' | 'truck' | '4X4'
  /** mm; inches on a flotation size. */
  width: number
  /** Percent of the width; inches on a flotation size. */
  profile: number
  /** inches */
  diameter: number
  icVc: string
  loadIndex: number
  speedIndex: string
  season: 'summer' | 'winter' | 'allseason'
  /** Tread pattern. */
  protector: string
  inf: string
  retread: boolean
}

export type CatalogueWheel = Listed & {
  productType: 'Wheel'
  typeOfWheel: 'steel' | 'alloy'
  /** inches */
  diameter: number
  /** inches */
  width: number
  boltPattern: string
  /** mm */
  centralBoreDiameter: number
  /** ET, mm */
  offset: number
  color: 'black' | 'silver' | 'white' | 'gunmetal' | 'bronze'
  material: 'steel' | 'aluminium'
}

export type CatalogueSpacer = Listed & {
  productType: 'Spacer'
  boltPattern: string
  boltInfo: string
  /** mm */
  thickness: number
}

export type CatalogueProduct = CatalogueTire | CatalogueWheel | CatalogueSpacer

const furtherViews = {
  Tire: ['side', 'tread', 'drawing'],
  Wheel: ['side', 'drawing'],
  Spacer: ['side', 'drawing'],
} as const

/** Addresses under which the shop draws and serves the pictures of a product. */
export function picturesOf(id: number, type: CatalogueProduct['productType']) {
  const picture = (view: string) => `/media/product/${id}/${view}.avif`
  return { url: picture('front'), urls: furtherViews[type].map(picture) }
}
