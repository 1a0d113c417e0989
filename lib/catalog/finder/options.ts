import 'server-only'
import { compareBoltPatterns, parseBoltPattern } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import type { ResultsQuery } from '@/lib/catalog/results/address'
import { finderCondition } from '@/lib/catalog/results/conditions'
import { db } from '@/lib/core/database/db'
import { Prisma } from '@/prisma/generated/client'

// What the selects of the finders offer.

const { sql } = Prisma

/**
 * The distinct values of a column among the products on sale that what is chosen finds, ascending. Goes from value to
 * value through the finder's index instead of reading every row, so that the cost grows with the answer and not with
 * the catalogue.
 */
async function optionValues<T>(
  type: ProductType,
  column: Prisma.Sql,
  chosen: ResultsQuery['single'] = {},
): Promise<T[]> {
  const condition = sql`${finderCondition({ type, single: chosen })} AND ${column} IS NOT NULL`
  const rows = await db().$queryRaw<{ value: T }[]>`
    WITH RECURSIVE step AS (
      (SELECT ${column} AS value FROM product WHERE ${condition} ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM product WHERE ${condition} AND ${column} > step.value ORDER BY 1 LIMIT 1)
      FROM step WHERE step.value IS NOT NULL
    )
    SELECT value FROM step WHERE value IS NOT NULL`
  return rows.map((row) => row.value)
}

/** A text that cannot be a pattern matches no product. */
const knownPattern = (text: string) => parseBoltPattern(text) ?? ''

export const tireWidths = () => optionValues<number>('Tire', sql`width`)

export const tireProfiles = (width: number) =>
  optionValues<number>('Tire', sql`profile`, { width: `${width}` })

export const tireDiameters = (width: number, profile: number) =>
  optionValues<number>('Tire', sql`diameter`, { width: `${width}`, profile: `${profile}` })

export const tireProtectors = async (width: number, profile: number, diameter: number) => {
  const size = { width: `${width}`, profile: `${profile}`, diameter: `${diameter}` }
  return (await optionValues<string>('Tire', sql`protector`, size)).filter((protector) => protector !== '')
}

export const wheelDiameters = () => optionValues<number>('Wheel', sql`diameter`)

export const wheelBoltPatterns = async (diameter: number) =>
  (await optionValues<string>('Wheel', sql`bolt_pattern`, { diameter: `${diameter}` })).sort(
    compareBoltPatterns,
  )

export const wheelWidths = (diameter: number, pattern: string) =>
  optionValues<number>('Wheel', sql`width`, {
    diameter: `${diameter}`,
    boltSpacing: knownPattern(pattern),
  })

/** A width of 0 is any width, as in the lists. */
export const wheelCentralBores = (diameter: number, pattern: string, width: number) =>
  optionValues<number>('Wheel', sql`central_bore_diameter`, {
    diameter: `${diameter}`,
    boltSpacing: knownPattern(pattern),
    ...(width ? { width: `${width}` } : {}),
  })

export const spacerBoltPatterns = async () =>
  (await optionValues<string>('Spacer', sql`bolt_pattern`)).sort(compareBoltPatterns)

export const spacerThicknesses = (pattern: string) =>
  optionValues<number>('Spacer', sql`thickness`, { boltDistance: knownPattern(pattern) })
