import 'server-only'
import { boltPattern, equals } from '@/lib/catalog/product/queries'
import { compareBoltPatterns } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { db } from '@/lib/core/db'
import { Prisma } from '@/prisma/generated/client'

// What the selects of the finders offer.

const { sql, join } = Prisma

/**
 * The distinct values of a column among products on sale, ascending. Steps from value to value through the finder
 * index instead of reading every row: the cost is that of the answer, not of the catalogue.
 */
async function optionValues<T>(
  type: ProductType,
  column: Prisma.Sql,
  chosen: Prisma.Sql[] = [],
): Promise<T[]> {
  const onSale = join(
    [sql`product_type = ${type}::product_type`, sql`NOT in_archive`, sql`${column} IS NOT NULL`, ...chosen],
    ' AND ',
  )
  const rows = await db().$queryRaw<{ value: T }[]>`
    WITH RECURSIVE step AS (
      (SELECT ${column} AS value FROM product WHERE ${onSale} ORDER BY 1 LIMIT 1)
      UNION ALL
      SELECT (SELECT ${column} FROM product WHERE ${onSale} AND ${column} > step.value ORDER BY 1 LIMIT 1)
      FROM step WHERE step.value IS NOT NULL
    )
    SELECT value FROM step WHERE value IS NOT NULL`
  return rows.map((row) => row.value)
}

export const tireWidths = () => optionValues<number>('Tire', sql`width`)

export const tireProfiles = (width: number) =>
  optionValues<number>('Tire', sql`profile`, [sql`width = ${width}`])

export const tireDiameters = (width: number, profile: number) =>
  optionValues<number>('Tire', sql`diameter`, [sql`width = ${width}`, sql`profile = ${profile}`])

export const tireProtectors = (width: number, profile: number, diameter: number) =>
  optionValues<string>('Tire', sql`protector`, [
    sql`width = ${width}`,
    sql`profile = ${profile}`,
    sql`diameter = ${diameter}`,
    sql`protector <> ''`,
  ])

export const wheelDiameters = () => optionValues<number>('Wheel', sql`diameter`)

export const wheelBoltPatterns = async (diameter: number) =>
  (await optionValues<string>('Wheel', sql`bolt_pattern`, [sql`diameter = ${diameter}`])).sort(
    compareBoltPatterns,
  )

export const wheelWidths = (diameter: number, pattern: string) =>
  optionValues<number>('Wheel', sql`width`, [sql`diameter = ${diameter}`, ...boltPattern(pattern)])

export const wheelCentralBores = (diameter: number, pattern: string, width: number) =>
  optionValues<number>('Wheel', sql`central_bore_diameter`, [
    sql`diameter = ${diameter}`,
    ...boltPattern(pattern),
    // 0 is any width, as in the lists
    ...equals(sql`width`, width || undefined),
  ])

export const spacerBoltPatterns = async () =>
  (await optionValues<string>('Spacer', sql`bolt_pattern`)).sort(compareBoltPatterns)

export const spacerThicknesses = (pattern: string) =>
  optionValues<number>('Spacer', sql`thickness`, boltPattern(pattern))
