import { shop } from '@/lib/platform/shop-details'
import {
  amarok,
  defender,
  dMax,
  duster,
  type Fitment,
  gClass,
  hilux,
  jimny,
  landCruiser200,
  navara,
  niva,
  pajero,
  patrol,
  ranger,
  wranglerJk,
  wranglerTj,
} from './fitments'
import { type CatalogueWheel, demoEan } from './product'
import { type Chance, chance, priceTag, stocks } from './random'

/** Diameter and width in inches, the offsets (ET, mm) that the size is made in, and the hubs it is drilled for. */
export type Rim = { diameter: number; width: number; offsets: number[]; fits: Fitment[] }

export const rims: Rim[] = [
  { diameter: 15, width: 5.5, offsets: [5], fits: [jimny, niva] },
  {
    diameter: 15,
    width: 7,
    offsets: [-20, -10, 0, 15],
    fits: [jimny, niva, hilux, patrol, wranglerTj],
  },
  {
    diameter: 15,
    width: 8,
    offsets: [-25, -10, 0],
    fits: [jimny, hilux, patrol, pajero, wranglerTj, defender],
  },
  { diameter: 15, width: 10, offsets: [-44, -38, -25], fits: [jimny, hilux, patrol] },
  {
    diameter: 16,
    width: 7,
    offsets: [0, 15, 30],
    fits: [hilux, navara, pajero, ranger, dMax, duster, gClass, defender],
  },
  {
    diameter: 16,
    width: 8,
    offsets: [-20, 0, 10],
    fits: [hilux, landCruiser200, patrol, wranglerJk, defender],
  },
  {
    diameter: 17,
    width: 8,
    offsets: [0, 20, 35],
    fits: [hilux, landCruiser200, navara, ranger, dMax, wranglerJk, amarok],
  },
  { diameter: 17, width: 9, offsets: [-12, 0, 10], fits: [hilux, landCruiser200, wranglerJk, ranger] },
  { diameter: 18, width: 8, offsets: [10, 35, 50], fits: [hilux, landCruiser200, amarok, ranger] },
  { diameter: 18, width: 9, offsets: [10, 25], fits: [hilux, landCruiser200, gClass] },
]

export type WheelModel = {
  name: string
  typeOfWheel: CatalogueWheel['typeOfWheel']
  color: CatalogueWheel['color']
  priceFactor: number
}

export const models: readonly WheelModel[] = [
  { name: 'Baza', typeOfWheel: 'steel', color: 'black', priceFactor: 1 },
  { name: 'Modular', typeOfWheel: 'steel', color: 'white', priceFactor: 1.08 },
  { name: 'Ramię', typeOfWheel: 'steel', color: 'silver', priceFactor: 1.04 },
  { name: 'Granit', typeOfWheel: 'alloy', color: 'gunmetal', priceFactor: 1.05 },
  { name: 'Bazalt', typeOfWheel: 'alloy', color: 'black', priceFactor: 1 },
  { name: 'Bursztyn', typeOfWheel: 'alloy', color: 'bronze', priceFactor: 1.15 },
  { name: 'Rosa', typeOfWheel: 'alloy', color: 'silver', priceFactor: 0.95 },
]

/** Steel 230-480 PLN and alloy 480-1500 PLN, more expensive with every inch. */
function zlotyOf(rim: Rim, model: WheelModel): number {
  const inches = rim.diameter - 15 + (rim.width - 5.5) * 0.6
  return model.typeOfWheel === 'steel'
    ? Math.min((235 + inches * 36) * model.priceFactor, 470)
    : Math.min((500 + inches * 150) * model.priceFactor, 1480)
}

const steelTexts = {
  description: 'Felga tłoczona ze stali, malowana proszkowo. Wgniecenie w terenie da się wyprostować.',
  descriptionEn: 'Pressed steel, powder-coated. A dent from the trail can be hammered out.',
  descriptionRu: 'Штампованный стальной диск с порошковой окраской. Вмятину можно выправить прямо в поле.',
}
/** In Polish only, so that the note about it is seen. */
const alloyTexts = {
  description: 'Felga odlewana ze stopu aluminium, lakierowana. Lżejsza od stalowej tego samego rozmiaru.',
}

export function wheel(
  rim: Rim,
  fit: Fitment,
  offset: number,
  model: WheelModel,
  random: Chance,
): Omit<CatalogueWheel, 'quantityInStock' | 'inArchive'> {
  const steel = model.typeOfWheel === 'steel'
  const size = `${rim.width}Jx${rim.diameter} ${fit.boltPattern} ET${offset} CB${fit.bore}`
  return {
    productType: 'Wheel',
    title: `Felga ${steel ? 'stalowa' : 'aluminiowa'} ${shop.brand} ${model.name} ${size}`,
    typeOfWheel: model.typeOfWheel,
    diameter: rim.diameter,
    width: rim.width,
    boltPattern: fit.boltPattern,
    centralBoreDiameter: fit.bore,
    offset,
    color: model.color,
    material: steel ? 'steel' : 'aluminium',
    nutSeat: 'conical',
    drilledFor: fit.thread,
    maxLoad: steel ? 900 : 800 + (rim.diameter - 15) * 50,
    ...(steel ? steelTexts : alloyTexts),
    priceGrosze: priceTag(zlotyOf(rim, model) * (0.97 + random.next() * 0.06), random),
  }
}

/** The demo's wheels: for every hub and rim two models, one of them steel where the rim is pressed in steel. */
export function demoWheels(): CatalogueWheel[] {
  const random = chance(1983)
  const drillings = rims.flatMap((rim) =>
    rim.fits.flatMap((fit) => rim.offsets.map((offset) => ({ rim, fit, offset }))),
  )
  return drillings.flatMap(({ rim, fit, offset }, drilling) =>
    modelsOf(rim, drilling).map((model, index) => {
      const position = drilling * 2 + index
      return {
        ...wheel(rim, fit, offset, model, random),
        sku: `FE-${position + 10_001}`,
        ean: demoEan(10_001 + position),
        quantityInStock: stocks[(position * 3 + 5) % stocks.length] ?? 0,
        inArchive: position % 29 === 17,
      }
    }),
  )
}

/** The largest rims are cast only. */
function modelsOf(rim: Rim, drilling: number): WheelModel[] {
  const alloys = models.filter((model) => model.typeOfWheel === 'alloy')
  const steels = models.filter((model) => model.typeOfWheel === 'steel')
  const first = rim.diameter < 18 ? steels : alloys
  return [first[drilling % first.length], alloys[(drilling + 2) % alloys.length]].filter(
    (model) => model !== undefined,
  )
}
