/** How many pages a list has: one when it is empty. */
export const pageCount = (rows: number, pageSize: number): number => Math.max(1, Math.ceil(rows / pageSize))

/** Reads the requested page of a list, and the last one for a page past the end. */
export async function readPage<Rows extends { total: number }>(
  { page, pageSize }: { page: number; pageSize: number },
  read: (page: number) => Promise<Rows>,
): Promise<Rows & { page: number; pages: number }> {
  const rows = await read(page)
  const pages = pageCount(rows.total, pageSize)
  if (page <= pages) return { ...rows, page, pages }
  return { ...(await read(pages)), page: pages, pages }
}
