import { pageCount } from '@/lib/platform/values/pages'

export const ORDERS_PER_PAGE = 10

/** The rows of a page, counted from 1; a page past the end is the last one. */
export function pageOf<Row>(
  rows: readonly Row[],
  wanted: number,
): { page: number; pages: number; rows: Row[] } {
  const pages = pageCount(rows.length, ORDERS_PER_PAGE)
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, rows: rows.slice((page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE) }
}
