import 'server-only'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import type { DrawnProduct } from '@/lib/media/drawing/product'
import { query } from '@/lib/platform/database/query'

const columns = [
  'productType',
  'title',
  'width',
  'profile',
  'diameter',
  'icVc',
  'loadIndexDual',
  'manufacturer',
  'protector',
  'makerName',
  'typeOfWheel',
  'boltPattern',
  'centralBoreDiameter',
  'offset',
  'color',
  'mounting',
  'thickness',
  'hubBore',
  'ringBore',
  'alloy',
  'thread',
  'studLength',
] as const

/**
 * The columns that a product's pictures depend on; null for an unknown id. An archived product keeps its pictures,
 * because past orders show them. No further columns, so that products of one size and tread share their files.
 */
export async function drawnProduct(id: number): Promise<DrawnProduct | null> {
  const row = await query().selectFrom('product').select(columns).where('id', '=', id).executeTakeFirst()
  if (!row) return null
  const { title, width, diameter, boltPattern, centralBoreDiameter } = row
  if (row.productType === 'Tire') {
    const { profile, loadIndexDual, manufacturer, protector } = row
    const icVc = row.icVc && serviceDescription({ icVc: row.icVc, loadIndexDual })
    return { productType: 'Tire', width, profile, diameter, icVc, manufacturer, protector }
  }
  if (row.productType === 'Wheel') {
    const { makerName, typeOfWheel, offset, color } = row
    return {
      productType: 'Wheel',
      title,
      makerName,
      width,
      diameter,
      typeOfWheel,
      boltPattern,
      centralBoreDiameter,
      offset,
      color,
    }
  }
  const { mounting, thickness, hubBore, ringBore, alloy, thread, studLength } = row
  return {
    productType: 'Spacer',
    boltPattern,
    mounting,
    thickness,
    hubBore,
    ringBore,
    alloy,
    thread,
    studLength,
  }
}
