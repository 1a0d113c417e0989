import { shop } from '@/lib/platform/shop-details'
import type { CatalogueTire } from './product'
import { type Chance, chance, priceTag, stocks } from './random'
import { type Tread, treads } from './treads'

export type TireSize = { width: number; profile: number; diameter: number; loadIndex: number; code?: string }

/** A flotation size gives its overall diameter in inches where others give the width in millimeters. */
const isFlotation = (size: TireSize) => size.width < 100

const sizeName = (size: TireSize) =>
  `${size.width}${isFlotation(size) ? 'x' : '/'}${size.profile} R${size.diameter}`

/** The sizes that 4x4s leave the factory with, and two that their owners change to. */
export const sizes: (TireSize & { zloty: number })[] = [
  { width: 195, profile: 80, diameter: 15, loadIndex: 96, code: 'Q', zloty: 345 },
  { width: 205, profile: 70, diameter: 15, loadIndex: 96, zloty: 330 },
  { width: 205, profile: 75, diameter: 15, loadIndex: 97, zloty: 345 },
  { width: 215, profile: 75, diameter: 15, loadIndex: 100, zloty: 365 },
  { width: 235, profile: 75, diameter: 15, loadIndex: 105, zloty: 420 },
  { width: 31, profile: 10.5, diameter: 15, loadIndex: 109, code: 'Q', zloty: 560 },
  { width: 33, profile: 12.5, diameter: 15, loadIndex: 108, code: 'Q', zloty: 690 },
  { width: 175, profile: 80, diameter: 16, loadIndex: 91, zloty: 310 },
  { width: 225, profile: 75, diameter: 16, loadIndex: 104, zloty: 435 },
  { width: 245, profile: 70, diameter: 16, loadIndex: 107, zloty: 480 },
  { width: 245, profile: 75, diameter: 16, loadIndex: 111, zloty: 510 },
  { width: 265, profile: 70, diameter: 16, loadIndex: 112, zloty: 545 },
  { width: 265, profile: 75, diameter: 16, loadIndex: 116, zloty: 570 },
  { width: 285, profile: 75, diameter: 16, loadIndex: 120, zloty: 680 },
  { width: 265, profile: 65, diameter: 17, loadIndex: 112, zloty: 585 },
  { width: 265, profile: 70, diameter: 17, loadIndex: 115, zloty: 620 },
  { width: 285, profile: 70, diameter: 17, loadIndex: 117, zloty: 740 },
  { width: 265, profile: 60, diameter: 18, loadIndex: 110, zloty: 640 },
]

const uses: Record<Tread['use'], CatalogueTire['use']> = {
  MT: 'mud',
  XT: 'mud',
  RT: 'rugged',
  AT: 'all-terrain',
  HT: 'road',
  WT: 'road',
}

/** Mud patterns are laid of a softer rubber than road patterns, winter patterns of the softest. */
const compounds: Record<Tread['use'], string> = {
  MT: 'NR/BR, 62 Shore A',
  XT: 'NR/BR, 62 Shore A',
  RT: 'NR/SBR, 64 Shore A',
  AT: 'NR/SBR, 65 Shore A',
  HT: 'SBR/BR, 66 Shore A',
  WT: 'NR/BR, 58 Shore A',
}

type Casing = 'standard' | 'reinforced' | 'road' | 'studded'

const HEAVIEST_PASSENGER = 112
/** 1450 kg, the most that casings of these sizes are made for. */
const HIGHEST_LOAD_INDEX = 121

const casings: Record<
  Casing,
  {
    typeOfTire: CatalogueTire['typeOfTire']
    extraLoad: number
    price: number
    words: string
    en: string
    ru: string
  }
> = {
  standard: {
    typeOfTire: '4X4',
    extraLoad: 0,
    price: 1,
    words: 'Selekcjonowany karkas, obejrzany i sprawdzony pod ciśnieniem.',
    en: 'A hand-picked casing, inspected and pressure-tested.',
    ru: 'Отобранный каркас, осмотренный и проверенный под давлением.',
  },
  reinforced: {
    typeOfTire: 'truck',
    extraLoad: 6,
    price: 1.12,
    words: 'Karkas opony dostawczej o większej nośności, do aut załadowanych i wyprawowych.',
    en: 'A van-tire casing with a higher load rating, for loaded and overland vehicles.',
    ru: 'Каркас легкогрузовой шины с повышенной грузоподъёмностью, для гружёных и экспедиционных машин.',
  },
  road: {
    typeOfTire: 'passenger',
    extraLoad: -2,
    price: 0.95,
    words: 'Lekki karkas opony osobowej, do SUV-ów używanych głównie na asfalcie.',
    en: 'A light car-tire casing, for SUVs that mostly stay on pavement.',
    ru: 'Лёгкий каркас легковой шины, для кроссоверов, которые ездят в основном по асфальту.',
  },
  studded: {
    typeOfTire: '4X4',
    extraLoad: 0,
    price: 1.15,
    words: 'Z kolcami: na lód i na rajdy; w Polsce nie na drogi publiczne.',
    en: 'Studded: for ice and rallies; not allowed on public roads in Poland.',
    ru: 'С шипами: для льда и ралли; в Польше на дорогах общего пользования запрещена.',
  },
}

/** The casings that a pattern is laid on: studs need deep blocks, a passenger casing carries a road pattern. */
export function casingsFor(tread: Tread, size: TireSize): Casing[] {
  if (tread.use === 'MT') return ['standard', 'reinforced', 'studded']
  if (tread.use === 'HT' && size.loadIndex <= HEAVIEST_PASSENGER && !isFlotation(size))
    return ['standard', 'reinforced', 'road']
  return ['standard', 'reinforced']
}

export function tire(
  size: TireSize & { zloty: number },
  tread: Tread,
  casing: Casing,
  random: Chance,
): Omit<CatalogueTire, 'quantityInStock' | 'inArchive'> {
  const { typeOfTire, extraLoad, price, words, en, ru } = casings[casing]
  const loadIndex = Math.min(size.loadIndex + extraLoad, HIGHEST_LOAD_INDEX)
  const speedIndex = casing === 'standard' ? (size.code ?? tread.speed) : tread.speed
  const protector = casing === 'studded' ? `${tread.name} Kolce` : tread.name
  const season = casing === 'studded' ? 'winter' : tread.season
  const zloty = size.zloty * tread.priceFactor * price * (0.97 + random.next() * 0.06)
  return {
    productType: 'Tire',
    title: `${shop.brand} ${protector} ${sizeName(size)} ${loadIndex}${speedIndex}`,
    manufacturer: shop.brand,
    typeOfTire,
    width: size.width,
    profile: size.profile,
    diameter: size.diameter,
    icVc: `${loadIndex}${speedIndex}`,
    loadIndex,
    speedIndex,
    season,
    protector,
    inf: `Opona bieżnikowana, głębokość bieżnika ${tread.depth} mm. ${tread.character} ${words}`,
    descriptionEn: tread.en && `Retreaded tire, tread depth ${tread.depth} mm. ${tread.en} ${en}`,
    descriptionRu:
      tread.ru && `Восстановленная шина, глубина протектора ${tread.depth} мм. ${tread.ru} ${ru}`,
    retread: true,
    use: casing === 'studded' ? 'studded' : uses[tread.use],
    snowflake: casing === 'studded' || tread.use === 'WT',
    mudAndSnow: season !== 'summer',
    treadDepth: tread.depth,
    casing: casing === 'road' ? 'B' : 'A',
    compound: compounds[tread.use],
    approval: casing === 'reinforced' ? 'R109' : 'R108',
    approvalNumber: casing === 'reinforced' ? '109R-004404' : '108R-004404',
    priceGrosze: priceTag(Math.min(Math.max(zloty, 281), 1099), random),
  }
}

/** The demo's tires: every pattern on every size, on the casings that suit it. */
export function demoTires(): CatalogueTire[] {
  const random = chance(1955)
  return sizes.flatMap((size, sizeIndex) => {
    const ofSize = treads.flatMap((tread) =>
      casingsFor(tread, size).map((casing) => tire(size, tread, casing, random)),
    )
    return ofSize.map((product, index) => ({
      ...product,
      sku: `OP-${sizeIndex + 101}-${index + 101}`,
      retreadWeek: `2026-W${10 + ((index + sizeIndex) % 30)}`,
      // Going round instead of drawing lots: every size then has the last piece, the sold-out and the plentiful.
      quantityInStock: stocks[(index * 3 + sizeIndex + 5) % stocks.length] ?? 0,
      inArchive: index % 23 === 19,
    }))
  })
}
