import sharp from 'sharp'
import { productDrawing } from './picture'
import type { DrawnProduct, DrawnSpacer, DrawnTire, DrawnWheel } from './product'

export const tire: DrawnTire = {
  productType: 'Tire',
  width: 195,
  profile: 80,
  diameter: 15,
  icVc: '96Q',
  manufacturer: 'Trakt',
  protector: 'Błoto MT',
}
export const wheel: DrawnWheel = {
  productType: 'Wheel',
  title: 'Felga aluminiowa Trakt Granit 7Jx15 5x139.7 ET-20 CB108',
  makerName: null,
  width: 7,
  diameter: 15,
  typeOfWheel: 'alloy',
  boltPattern: '5x139.7',
  centralBoreDiameter: 108,
  offset: -20,
  color: 'gunmetal',
}
export const spacer: DrawnSpacer = {
  productType: 'Spacer',
  boltPattern: '5x139.7',
  mounting: 'bolt-on',
  thickness: 30,
  hubBore: 108,
  ringBore: 106,
  alloy: '6061-T6',
  thread: 'M12x1.25',
  studLength: 30,
}
const views = { Tire: ['front', 'side', 'tread', 'drawing'], Wheel: ['front', 'side', 'drawing'] } as const
export const viewsOf = (product: DrawnProduct) => (product.productType === 'Tire' ? views.Tire : views.Wheel)

export function drawn(product: DrawnProduct, view: string): string {
  const draw = productDrawing(product, view)
  if (!draw) throw new Error(`no ${view} of a ${product.productType}`)
  return draw()
}

export const everyView = (product: DrawnProduct) => viewsOf(product).map((view) => drawn(product, view))

/** How much the brightness varies. Throws on XML that is not well-formed. */
export async function contrast(svg: string): Promise<number> {
  const { channels } = await sharp(Buffer.from(svg)).resize({ width: 160 }).removeAlpha().stats()
  return Math.max(...channels.map(({ stdev }) => stdev))
}
