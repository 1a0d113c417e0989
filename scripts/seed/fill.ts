import type pg from 'pg'

/** Inserts rows in one statement; the objects' keys are the columns' names. */
export async function fill(client: pg.Client, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  if (!columns) return
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(rows)],
  )
}
