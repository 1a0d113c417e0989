import 'server-only'
import { sql } from 'kysely'
import { NEAR } from '@/lib/fitment/judge/checks/overall-diameter'
import { listVehicles } from '@/lib/fitment/vehicles/queries'
import { hubOf, type Vehicle } from '@/lib/fitment/vehicles/vehicle'
import { type TireSize, tireDimensions } from '@/lib/measures/dimensions'
import { query } from '@/lib/platform/database/query'
import { sizesOnSale } from '@/lib/storefront/results/queries'

/** Vehicles for which nothing is on sale: no wheel or spacer of the bolt pattern, and no tire within 3 % of a stock size. */
export async function listVehiclesWithoutOffers(): Promise<Vehicle[]> {
  const vehicles = await listVehicles()
  const patterns = await patternsOnSale([...new Set(vehicles.map(({ boltPattern }) => boltPattern))])
  const withoutWheels = vehicles.filter(({ boltPattern }) => !patterns.has(boltPattern))
  const served = await withTires(withoutWheels)
  return withoutWheels.filter(({ id }) => !served.has(id))
}

async function patternsOnSale(patterns: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ pattern: string }>`
    SELECT pattern FROM unnest(${patterns}::text[]) AS pattern
    WHERE EXISTS (
      SELECT FROM product WHERE NOT in_archive AND product_type = 'Wheel' AND bolt_pattern = pattern)
    OR EXISTS (
      SELECT FROM product WHERE NOT in_archive AND product_type = 'Spacer' AND bolt_pattern = pattern)
  `.execute(query())
  return new Set(rows.map(({ pattern }) => pattern))
}

async function withTires(vehicles: readonly Vehicle[]): Promise<Set<number>> {
  const onSale = (await sizesOnSale()).map((size) => tireDimensions(size).overallDiameterMm)
  const isNear = (stock: TireSize): boolean => {
    const { overallDiameterMm } = tireDimensions(stock)
    return onSale.some((mm) => Math.abs(mm / overallDiameterMm - 1) <= NEAR / 100)
  }
  return new Set(vehicles.filter((vehicle) => hubOf(vehicle).stockTires.some(isNear)).map(({ id }) => id))
}
