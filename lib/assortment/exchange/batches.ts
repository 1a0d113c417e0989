/** Rows in the order of a number, a batch at a time: `read` gives at most so many of those behind the last number. */
export async function* inBatches<Row>(
  most: number,
  read: (last: number) => Promise<Row[]>,
  numberOf: (row: Row) => number,
): AsyncGenerator<Row[]> {
  for (let last = 0; ; ) {
    const rows = await read(last)
    const end = rows.at(-1)
    if (!end) return
    yield rows
    if (rows.length < most) return
    last = numberOf(end)
  }
}
