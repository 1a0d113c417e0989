import 'server-only'
import { expressionBuilder } from 'kysely'
import { isStudded } from '@/lib/catalog/product/rules'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import { MOST_CHANGE } from '@/lib/fitment/judge/checks/overall-diameter'
import { stockDiameters } from '@/lib/fitment/judge/checks/rim'
import { judge } from '@/lib/fitment/judge/judge'
import { fitVerdicts, type Hub } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { isSameSize, type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { speedLimitKmh, speedSymbols } from '@/lib/measures/load-and-speed'
import type { Tables } from '@/lib/platform/database/tables'
import { queryFor } from '@/lib/storefront/results/address'
import { isNearSize } from '@/lib/storefront/results/alternatives'
import type { Condition } from '@/lib/storefront/results/conditions'
import { listRelated, listTiresOfSizes, sizesOnSale } from '@/lib/storefront/results/queries'
import { withVehicleFit } from './vehicle'

// What a car's page offers first. It goes on public roads as it is: the rest stands in the list of the car.

/** km/h, of the symbol Q: a slower tire is for work off the road. */
const LEAST_SPEED = 160
/** Read of each size and rim, since the cheapest need not be the best; of sizes that are not near there are many. */
const CANDIDATES = 12
const OTHER_CANDIDATES = 2

const slow = speedSymbols.filter((symbol) => (speedLimitKmh(symbol) ?? 0) < LEAST_SPEED)

/** Best first: in stock, stock or near size, verdict, price. Nothing studded, too weak, slower than Q, or below the brakes. */
export async function findOffers(type: ProductType, vehicle: Vehicle, most: number): Promise<Product[]> {
  const hub = hubOf(vehicle)
  const found = await candidates(type, vehicle, hub)
  const products = [...new Map(found.map((product) => [product.id, product])).values()]
  return products
    .map((product) => ({ product, verdict: judge(kitOf(product), hub).verdict, tier: tierOf(product, hub) }))
    .filter(({ product, verdict }) => verdict !== 'no' && isForRoads(product, hub))
    .sort(
      (a, b) =>
        Number(isSoldOut(a.product)) - Number(isSoldOut(b.product)) ||
        Number(a.tier === 'other') - Number(b.tier === 'other') ||
        fitVerdicts.indexOf(a.verdict) - fitVerdicts.indexOf(b.verdict) ||
        tiers.indexOf(a.tier) - tiers.indexOf(b.tier) ||
        a.product.priceGrosze - b.product.priceGrosze,
    )
    .slice(0, most)
    .map(({ product }) => product)
}

const isSoldOut = ({ quantityInStock }: Product) => quantityInStock === 0

/** How near a product is to the stock size or rim. */
const tiers = ['stock', 'near', 'other'] as const
type Tier = (typeof tiers)[number]

/** As far as it is known: where it is not, no rim is smaller than the smallest of the factory. */
const isOverBrakes = (rim: number, hub: Hub) => rim >= (hub.brakeRim ?? Math.min(...stockDiameters(hub), rim))

const diameterOf = (size: TireSize) => tireDimensions(size).overallDiameterMm

function tierOfSize(size: TireSize, hub: Hub): Tier {
  if (hub.stockTires.some((stock) => isSameSize(size, stock))) return 'stock'
  const isNear = hub.stockTires.some((stock) => isNearSize(size, stock))
  return isNear && isOverBrakes(size.diameter, hub) ? 'near' : 'other'
}

function tierOf(product: Product, hub: Hub): Tier {
  switch (product.productType) {
    case 'Tire':
      return tierOfSize(product, hub)
    case 'Wheel':
      return stockDiameters(hub).includes(product.diameter) ? 'stock' : 'near'
    case 'Spacer':
      return 'near'
  }
}

function isForRoads(product: Product, hub: Hub): boolean {
  if (product.productType === 'Spacer') return true
  if (!isOverBrakes(product.diameter, hub)) return false
  if (product.productType === 'Wheel') return true
  const { loadIndex, speedIndex } = product
  const isStrong = hub.loadIndex === null || (loadIndex !== null && loadIndex >= hub.loadIndex)
  return isStrong && !isStudded(product) && !slow.includes(speedIndex ?? '')
}

async function candidates(type: ProductType, vehicle: Vehicle, hub: Hub): Promise<Product[]> {
  if (type === 'Tire') {
    const onSale = await sizesOnSale()
    const near = onSale.filter((size) => tierOfSize(size, hub) !== 'other')
    const tires = await tiresOf(near, hub, CANDIDATES)
    if (tires.some((tire) => !isSoldOut(tire))) return tires
    return [...tires, ...(await tiresOf(onSale.filter(isMountable(hub)), hub, OTHER_CANDIDATES))]
  }
  const query = queryFor(type, { vehicle: vehicle.path })
  const ofStockRims =
    type === 'Wheel'
      ? stockDiameters(hub).map((rim) => queryFor(type, { vehicle: vehicle.path, diameter: rim }))
      : []
  const found = await Promise.all(
    [query, ...ofStockRims].map(async (each) =>
      listRelated(await withVehicleFit(each), { ofHub: null, ofWheel: null }, CANDIDATES),
    ),
  )
  return found.flat()
}

/** Sizes that no check excludes: of a rim that clears the brakes, and less than a tenth larger or smaller. */
const isMountable = (hub: Hub) => (size: TireSize) =>
  isOverBrakes(size.diameter, hub) &&
  (hub.stockTires.length === 0 ||
    hub.stockTires.some((stock) => Math.abs(diameterOf(size) / diameterOf(stock) - 1) <= MOST_CHANGE / 100))

const tiresOf = (sizes: readonly TireSize[], hub: Hub, each: number): Promise<Product[]> =>
  listTiresOfSizes(sizes, sizes.length * each, { each, condition: roadCondition(hub) })

/** `isForRoads` of tires for the statement, so that the first of a size are not all too weak. */
function roadCondition({ loadIndex }: Hub): Condition {
  const { eb, and, or } = expressionBuilder<Tables, 'product'>()
  return and([
    or([eb('use', '<>', 'studded'), eb('use', 'is', null)]),
    or([eb('speedIndex', 'not in', slow), eb('speedIndex', 'is', null)]),
    ...(loadIndex === null ? [] : [eb('loadIndex', '>=', loadIndex)]),
  ])
}
