import type { ColumnsOf } from '@/lib/catalog/product/columns'
import type { ProductType } from '@/lib/catalog/product/fields'
import { VAT_PERCENT } from '@/lib/platform/values/vat'

/** What has no value may be left out. */
type Known<T> = { [N in keyof T as null extends T[N] ? never : N]: T[N] } & {
  [N in keyof T as null extends T[N] ? N : never]?: T[N]
}

type CatalogueOf<T extends ProductType> = {
  productType: T
  quantityInStock: number
  inArchive: boolean
} & Known<Omit<ColumnsOf<T>, 'url' | 'urls' | 'vatRate'>>

export type CatalogueTire = CatalogueOf<'Tire'> & { manufacturer: string; protector: string }
export type CatalogueWheel = CatalogueOf<'Wheel'>
export type CatalogueSpacer = CatalogueOf<'Spacer'>
export type CatalogueProduct = CatalogueTire | CatalogueWheel | CatalogueSpacer

const furtherViews = {
  Tire: ['side', 'tread', 'drawing'],
  Wheel: ['side', 'drawing'],
  Spacer: ['side', 'drawing'],
} as const

/** Addresses under which the shop draws and serves the pictures of a product. */
export function picturesOf(id: number, type: ProductType) {
  const picture = (view: string) => `/media/product/${id}/${view}.avif`
  return { url: picture('front'), urls: furtherViews[type].map(picture) }
}

/** Percent of the net price that the shop pays for its goods. */
const costPercent = { Tire: 64, Wheel: 58, Spacer: 45 } as const

/** Grosze that the shop pays for a piece, net; a little more or less by the product's number. */
export const demoCost = ({ productType, priceGrosze }: CatalogueProduct, number: number): number =>
  Math.round((priceGrosze / (1 + VAT_PERCENT / 100)) * ((costPercent[productType] + (number % 9) - 4) / 100))

/** An EAN from the prefix that GS1 keeps for demonstrations, so that it is nobody's. */
export function demoEan(number: number): string {
  const digits = `952${String(number).padStart(9, '0')}`
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
