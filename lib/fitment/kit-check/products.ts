import { maxQuantity } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import type { ShownTitle } from '@/lib/catalog/titles/product-title'
import { type Hub, type Kit, wheelsOnHubs } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import type { Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { type KitFields, type KitPart, kitParts } from './address'

export type KitProduct = {
  id: number
  title: ShownTitle
  path: string
  priceGrosze: number
  stock: number
  inArchive: boolean
  part: Kit
}
export type KitProducts = Partial<Record<KitPart, KitProduct>>

export const typeOfPart = { tire: 'Tire', wheel: 'Wheel', spacer: 'Spacer' } as const

export const kitProduct = (product: Product, title: ShownTitle, path: string): KitProduct => ({
  id: product.id,
  title,
  path,
  priceGrosze: product.priceGrosze,
  stock: product.quantityInStock,
  inArchive: product.inArchive,
  part: kitOf(product),
})

/** The products that the fields still name: one that was taken out of the kit is left aside. */
export function namedProducts(fields: KitFields, products: KitProducts): KitProducts {
  const named = Object.entries(products).filter(
    ([part, product]) => fields[part as KitPart] === String(product.id),
  )
  return Object.fromEntries(named)
}

export function kitFieldsOf(products: readonly { id: number; productType: ProductType }[]): KitFields {
  const fields: KitFields = {}
  for (const part of kitParts) {
    const product = products.find(({ productType }) => productType === typeOfPart[part])
    if (product) fields[part] = String(product.id)
  }
  return fields
}

export function knownParts(fields: KitFields, products: KitProducts, vehicles: readonly Vehicle[]) {
  const { tire, wheel, spacer } = namedProducts(fields, products)
  return {
    vehicle: vehicles.find(({ path }) => path === fields.vehicle) ?? null,
    tire: tire?.part.tire ?? null,
    wheel: wheel?.part.wheel ?? null,
    spacer: spacer?.part.spacer ?? null,
  }
}

/** How many pieces of a product belong to a kit of so many: the spare needs no spacer. */
export const wantedOf = ({ part }: Pick<KitProduct, 'part'>, quantity: number): number =>
  part.spacer ? wheelsOnHubs(quantity) : quantity

/** How many pieces of a product go into the cart for a kit of so many: no more than are in stock. */
export const piecesOf = (product: KitProduct, quantity: number): number =>
  product.inArchive ? 0 : Math.min(wantedOf(product, quantity), maxQuantity(product.stock))

/** Grosze that the pieces cost which go into the cart, delivery left out. */
export const costOf = (products: KitProducts, quantity: number): number =>
  Object.values(products).reduce((sum, product) => sum + product.priceGrosze * piecesOf(product, quantity), 0)

/** The parameters of the list of what is on sale for a kit; null while nothing says which products come into question. */
export type OnSaleQuery = Record<string, string>

/** What fits the car, or the other parts: a tire and a wheel that are chosen decide the diameter of each other. */
export function onSaleFor(
  part: KitPart,
  { vehicle, hub, kit }: { vehicle: string | undefined; hub: Hub; kit: Kit },
): OnSaleQuery | null {
  const { tire, wheel, spacer } = kit
  const pattern = hub.boltPattern ?? wheel?.boltPattern ?? spacer?.boltPattern
  const car: OnSaleQuery = vehicle ? { vehicle } : {}
  const diameterOf = (inches: number | undefined): OnSaleQuery => (inches ? { diameter: String(inches) } : {})
  const query = {
    tire: { ...car, ...diameterOf(wheel?.rim.diameter) },
    wheel: {
      ...car,
      ...(vehicle || !pattern ? {} : { boltSpacing: pattern }),
      ...diameterOf(tire?.size.diameter),
    },
    spacer: { ...car, ...(vehicle || !pattern ? {} : { boltDistance: pattern }) },
  }[part]
  return Object.keys(query).length > 0 ? query : null
}
