import { WHEEL_SET } from '@/lib/catalog/product/fields/options'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { serviceDescription } from '@/lib/measures/load-and-speed'
import { queryFor, type ResultsQuery } from '@/lib/storefront/results/address'
import type { QuestionParts, QuestionReading } from './parts'

/** The types whose lists have every part that is asked for. */
export function typesAsked({ type, parts }: QuestionReading): readonly ProductType[] {
  if (type) return [type]
  const isOfWheel = parts.boltPattern !== undefined || parts.diameter !== undefined
  return productTypes.filter((each) => {
    if (parts.boltPattern !== undefined && each === 'Tire') return false
    if (parts.diameter !== undefined && each === 'Spacer') return false
    return each !== 'Tire' || !isOfWheel || parts.diameter !== undefined
  })
}

/** Whether a question says anything that lists have beside the words of titles. */
export function asksForGoods({ type, parts, cars }: QuestionReading): boolean {
  const { title: _, maker: __, patterns: ___, ...others } = parts
  return (
    (type !== undefined && !namesTitles({ parts })) || cars !== undefined || Object.keys(others).length > 0
  )
}

export const namesTitles = ({ parts: { title, maker, patterns } }: Pick<QuestionReading, 'parts'>): boolean =>
  title !== undefined || maker !== undefined || patterns !== undefined

/** The list of a type that has the parts; `vehicle` is the path of a car. */
export function queryOfParts(type: ProductType, parts: QuestionParts, vehicle?: string): ResultsQuery {
  const { use, color, patterns, pieces, inStock, sort, maker, title, ...values } = parts
  const { loadIndex, loadIndexDual = null, speedIndex = '', boltPattern, centralBore, ...same } = values
  const icVc =
    loadIndex === undefined
      ? undefined
      : serviceDescription({ icVc: `${loadIndex}${speedIndex}`, loadIndexDual })
  const words = [type === 'Tire' ? undefined : maker, title].filter(Boolean).join(' ')
  const query = queryFor(type, {
    ...same,
    vehicle,
    icVc,
    boltSpacing: boltPattern,
    boltDistance: boltPattern,
    centralBoreDiameter: centralBore,
    hubBore: centralBore,
    manufacturer: maker,
    title: words || undefined,
    inStock: inStock ?? (pieces !== undefined && pieces < WHEEL_SET ? 'yes' : undefined),
    atLeast: pieces !== undefined && pieces >= WHEEL_SET ? WHEEL_SET : undefined,
  })
  return {
    ...query,
    facets: {
      ...query.facets,
      ...(type === 'Tire' && use ? { use } : {}),
      ...(type === 'Tire' && patterns ? { protector: patterns } : {}),
      ...(type === 'Wheel' && color ? { color } : {}),
    },
    ...(sort ? { sort } : {}),
  }
}
