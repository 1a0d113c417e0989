import 'server-only'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { ProductType } from '@/lib/catalog/product/schema'
import { compareBoltPatterns, parseBoltPattern } from '@/lib/measures/dimensions'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { ResultsQuery } from '@/lib/storefront/results/address'
import { finderCondition } from '@/lib/storefront/results/conditions'

/** Goes from value to value through the finder's index, so that the cost grows with the answer and not the catalogue. */
async function optionValues<Column extends OptionColumn>(
  type: ProductType,
  column: Column,
  chosen: ResultsQuery['single'] = {},
): Promise<Value<Column>[]> {
  const values = query()
    .selectFrom('product')
    .select(column)
    .where(finderCondition({ type, single: chosen }))
    .where(column, 'is not', null)
    .orderBy(column)
    .limit(1)
  const isNext = sql<SqlBool>`${sql.ref(column)} > step.value`
  const { rows } = await sql<{ value: Value<Column> }>`
    WITH RECURSIVE step (value) AS (
      ${values}
      UNION ALL
      SELECT ${values.where(isNext)} FROM step WHERE value IS NOT NULL
    )
    SELECT value FROM step WHERE value IS NOT NULL`.execute(query())
  return rows.map(({ value }) => value)
}

type OptionColumn =
  | 'width'
  | 'profile'
  | 'diameter'
  | 'protector'
  | 'boltPattern'
  | 'centralBoreDiameter'
  | 'thickness'
type Value<Column extends OptionColumn> = NonNullable<Selectable<Tables['product']>[Column]>

/** A text that cannot be a pattern matches no product. */
const knownPattern = (text: string) => parseBoltPattern(text) ?? ''

export const tireWidths = () => optionValues('Tire', 'width')

export const tireProfiles = (width: number) => optionValues('Tire', 'profile', { width: `${width}` })

export const tireDiameters = (width: number, profile: number) =>
  optionValues('Tire', 'diameter', { width: `${width}`, profile: `${profile}` })

export const tireProtectors = async (width: number, profile: number, diameter: number) => {
  const size = { width: `${width}`, profile: `${profile}`, diameter: `${diameter}` }
  return (await optionValues('Tire', 'protector', size)).filter((protector) => protector !== '')
}

export const wheelDiameters = () => optionValues('Wheel', 'diameter')

export const wheelBoltPatterns = async (diameter: number) =>
  (await optionValues('Wheel', 'boltPattern', { diameter: `${diameter}` })).sort(compareBoltPatterns)

export const wheelWidths = (diameter: number, pattern: string) =>
  optionValues('Wheel', 'width', {
    diameter: `${diameter}`,
    boltSpacing: knownPattern(pattern),
  })

/** A width of 0 is any width, as in the lists. */
export const wheelCentralBores = (diameter: number, pattern: string, width: number) =>
  optionValues('Wheel', 'centralBoreDiameter', {
    diameter: `${diameter}`,
    boltSpacing: knownPattern(pattern),
    ...(width ? { width: `${width}` } : {}),
  })

export const spacerBoltPatterns = async () =>
  (await optionValues('Spacer', 'boltPattern')).sort(compareBoltPatterns)

export const spacerThicknesses = (pattern: string) =>
  optionValues('Spacer', 'thickness', { boltDistance: knownPattern(pattern) })
