import { readProductId } from '@/lib/catalog/product/product-id'
import { decodedSegment } from '@/lib/storefront/decoded-segment'

/** As many columns as a phone can still be scrolled through. */
export const MOST_COMPARED = 4
/** Unreadable parts of an address that the page repeats, at the most. */
const MOST_QUOTED = 10
const LONGEST_QUOTE = 20

/** The comparison of products, without the language; columns in this order. */
export const comparePath = (ids: readonly number[]): string => `/compare/${ids.join('-')}`

export type Compared = {
  ids: number[]
  tooMany: number[]
  unreadable: string[]
}

/** Reads any text as the last part of a comparison's address. An id that stands there twice counts once. */
export function readCompared(segment: string): Compared {
  const parts = [...new Set(decodedSegment(segment).split('-'))].filter((part) => part !== '')
  const read = parts.map((part) => ({ part, id: readProductId(part) }))
  const ids = read.flatMap(({ id }) => id ?? [])
  return {
    ids: ids.slice(0, MOST_COMPARED),
    tooMany: ids.slice(MOST_COMPARED).slice(0, MOST_QUOTED),
    unreadable: read
      .filter(({ id }) => id === undefined)
      .slice(0, MOST_QUOTED)
      .map(({ part }) => part.replace(/[\p{Cc}\p{Cs}]/gu, '').slice(0, LONGEST_QUOTE)),
  }
}
