import 'server-only'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { TitledProduct } from './product-title'

/** The columns that titles are made from, of the product `p` of a statement. */
export const titleColumns = [
  'p.productType',
  'p.title',
  'p.typeOfWheel',
  'p.diameter',
  'p.width',
  'p.boltPattern',
  'p.centralBoreDiameter',
  'p.offset',
  'p.thickness',
  'p.mounting',
] as const

export type TitleRow = {
  productType: ProductType
  title: string
  typeOfWheel: string | null
  diameter: number | null
  width: number | null
  boltPattern: string | null
  centralBoreDiameter: number | null
  offset: number | null
  thickness: number | null
  mounting: string | null
}

/** By the names that a product's fields have in the answers of the API; those of its own type only. */
export function toTitled(row: TitleRow): TitledProduct {
  const { productType, title } = row
  const pattern = row.boltPattern ?? ''
  switch (productType) {
    case 'Tire':
      return { productType, title }
    case 'Wheel': {
      const { typeOfWheel, diameter, width, centralBoreDiameter, offset } = row
      return {
        productType,
        title,
        typeOfWheel,
        diameter,
        width,
        boltSpacing: pattern,
        centralBoreDiameter,
        offset,
      }
    }
    case 'Spacer': {
      const { thickness, mounting } = row
      return { productType, title, boltDistance: pattern, thickness, mounting }
    }
  }
}
