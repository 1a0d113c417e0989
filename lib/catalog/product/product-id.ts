import { isRowId } from '@/lib/platform/values/row-id'

/** The id in a detail page's address; undefined for any other text. */
export function readProductId(segment: string): number | undefined {
  const id = /^[1-9]\d{0,9}$/.test(segment) ? Number(segment) : Number.NaN
  return isRowId(id) ? id : undefined
}
