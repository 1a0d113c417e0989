import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import { Prisma } from '@/prisma/generated/client'
import type { TitledProduct } from './product-title'

/** What titles are made from, of the product `p` of a statement. */
export const titleColumns = Prisma.sql`p.product_type::text AS product_type, p.title, p.type_of_wheel, p.diameter, p.width,
  p.bolt_pattern, p.central_bore_diameter, p."offset", p.thickness, p.mounting`

export type TitleRow = {
  product_type: ProductType
  title: string
  type_of_wheel: string | null
  diameter: number | null
  width: number | null
  bolt_pattern: string | null
  central_bore_diameter: number | null
  offset: number | null
  thickness: number | null
  mounting: string | null
}

/** By the names that a product's fields have in the answers of the API; those of its own type only. */
export function toTitled(row: TitleRow): TitledProduct {
  const { product_type: productType, title } = row
  const pattern = row.bolt_pattern ?? ''
  switch (productType) {
    case 'Tire':
      return { productType, title }
    case 'Wheel':
      return {
        productType,
        title,
        typeOfWheel: row.type_of_wheel,
        diameter: row.diameter,
        width: row.width,
        boltSpacing: pattern,
        centralBoreDiameter: row.central_bore_diameter,
        offset: row.offset,
      }
    case 'Spacer':
      return { productType, title, boltDistance: pattern, thickness: row.thickness, mounting: row.mounting }
  }
}
