import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import type { Reading } from './parts'

// What kind of answer a question that was read asks for.

/** The types whose lists have every part that is asked for. */
export function typesAsked({ type, parts }: Reading): readonly ProductType[] {
  if (type) return [type]
  const isOfWheel = parts.boltPattern !== undefined || parts.diameter !== undefined
  return productTypes.filter((each) => {
    if (parts.boltPattern !== undefined && each === 'Tire') return false
    if (parts.diameter !== undefined && each === 'Spacer') return false
    return each !== 'Tire' || !isOfWheel || parts.diameter !== undefined
  })
}

/** Whether a question says anything that lists have beside the words of titles. */
export function asksForGoods({ type, parts, cars }: Reading): boolean {
  const { title: _, maker: __, patterns: ___, ...others } = parts
  return (
    (type !== undefined && !namesTitles({ parts })) || cars !== undefined || Object.keys(others).length > 0
  )
}

/** Whether a question names what titles have. */
export const namesTitles = ({ parts: { title, maker, patterns } }: Pick<Reading, 'parts'>): boolean =>
  title !== undefined || maker !== undefined || patterns !== undefined
