import 'server-only'
import { toPln } from '@/lib/core/money'
import { Prisma } from '@/prisma/generated/client'
import type { Product, ProductType } from './schema'

/** A product as SQL gives it. */
export type ProductRow = {
  id: number
  product_type: ProductType
  title: string
  url: string
  urls: string[]
  price_grosze: number
  quantity_in_stock: number
  in_archive: boolean
  width: number | null
  profile: number | null
  diameter: number | null
  manufacturer: string | null
  type_of_tire: string | null
  ic_vc: string | null
  season: string | null
  protector: string | null
  inf: string | null
  load_index: number | null
  speed_index: string | null
  retread: boolean | null
  type_of_wheel: string | null
  bolt_pattern: string | null
  central_bore_diameter: number | null
  offset: number | null
  color: string | null
  material: string | null
  bolt_info: string | null
  thickness: number | null
}

export const productColumns = Prisma.sql`id, product_type::text AS product_type, title, url, urls, price_grosze,
  quantity_in_stock, in_archive, width, profile, diameter, manufacturer, type_of_tire, ic_vc, season, protector, inf,
  load_index, speed_index, retread, type_of_wheel, bolt_pattern, central_bore_diameter, "offset", color, material,
  bolt_info, thickness`

/** The shape of the contract. The table's CHECKs guarantee what the assertions here say. */
export function toProduct(row: ProductRow): Product {
  const common = {
    id: row.id,
    title: row.title,
    url: row.url,
    urls: row.urls,
    price: toPln(row.price_grosze),
    quantityInStock: row.quantity_in_stock,
    inArchive: row.in_archive,
  }
  switch (row.product_type) {
    case 'Tire':
      return {
        ...common,
        productType: 'Tire',
        manufacturer: row.manufacturer,
        typeOfTire: row.type_of_tire as 'passenger' | 'truck' | '4X4',
        icVc: row.ic_vc ?? '',
        width: row.width ?? 0,
        profile: row.profile ?? 0,
        diameter: row.diameter ?? 0,
        season: row.season as 'summer' | 'winter' | 'allseason',
        protector: row.protector,
        inf: row.inf,
        loadIndex: row.load_index,
        speedIndex: row.speed_index,
        retread: row.retread ?? false,
      }
    case 'Wheel':
      return {
        ...common,
        productType: 'Wheel',
        typeOfWheel: row.type_of_wheel,
        diameter: row.diameter ?? 0,
        width: row.width ?? 0,
        boltSpacing: row.bolt_pattern ?? '',
        centralBoreDiameter: row.central_bore_diameter ?? 0,
        offset: row.offset,
        color: row.color,
        material: row.material,
      }
    case 'Spacer':
      return {
        ...common,
        productType: 'Spacer',
        boltDistance: row.bolt_pattern ?? '',
        boltInfo: row.bolt_info,
        thickness: row.thickness ?? 0,
      }
  }
}
