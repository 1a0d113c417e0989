import { fitments } from './fitments'
import { otherMakersTires } from './other-makers'
import type { CatalogueProduct } from './product'
import { type Chance, chance, stocks } from './random'
import { type Alloy, demoSpacers, type SpacerKind, spacer, thicknesses } from './spacers'
import { casingsFor, demoTires, type TireSize, tire } from './tires'
import { treads } from './treads'
import { demoWheels, models, rims, wheel } from './wheels'

/** Everything that the demo sells; its length is the least that a filled database holds. */
export const demoProducts = (): CatalogueProduct[] => [
  ...demoTires(),
  ...demoWheels(),
  ...demoSpacers(),
  ...otherMakersTires(),
]

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step)

/** Overall diameter of a metric size, mm. */
const overallDiameter = (width: number, profile: number, diameter: number) =>
  diameter * 25.4 + (2 * width * profile) / 100

/** Every metric size that a car could wear, thousands of them: a large catalogue must also be a broad one. */
export const largeCatalogueSizes: (TireSize & { zloty: number })[] = range(145, 355, 10).flatMap((width) =>
  range(25, 95, 5).flatMap((profile) =>
    range(12, 24, 1).flatMap((diameter) => {
      const overall = overallDiameter(width, profile, diameter)
      if (overall < 480 || overall > 1000) return []
      const loadIndex = Math.min(115, Math.max(70, Math.round(overall / 12 + width / 6 - 5)))
      return [{ width, profile, diameter, loadIndex, zloty: 60 + width + overall / 4 }]
    }),
  ),
)

/** The product at a place of a catalogue of any size: the same whenever it is asked for. */
export function largeCatalogueProduct(place: number): CatalogueProduct {
  const random = chance(place)
  const product = variant(random)
  return {
    ...product,
    title: `${product.title} partia ${random.integer(1, 9999)}`,
    quantityInStock: random.pick(stocks),
    inArchive: random.next() < 0.03,
  }
}

function variant(random: Chance) {
  const share = random.next()
  if (share < 0.8) {
    const tread = random.pick(treads)
    const size = random.pick(largeCatalogueSizes)
    return tire(size, tread, random.pick(casingsFor(tread, size)), random)
  }
  if (share < 0.92) {
    const rim = random.pick(rims)
    const offset = random.integer(Math.min(...rim.offsets), Math.max(...rim.offsets))
    return wheel(rim, random.pick(rim.fits), offset, random.pick(models), random)
  }
  const kind = random.pick<SpacerKind>(['przelotowy', 'przykręcany'])
  const alloy = random.pick<Alloy>(['6061-T6', '7075-T6'])
  return spacer(random.pick(fitments), kind, random.pick(thicknesses[kind]), alloy, random)
}

/** The demo first, then as many more as it takes; starting in the middle gives what would have stood there. */
export function* catalogue(from: number, to: number): Generator<CatalogueProduct> {
  const demo = from === 0 ? demoProducts() : []
  yield* demo
  for (let place = from + demo.length; place < to; place++) yield largeCatalogueProduct(place)
}
