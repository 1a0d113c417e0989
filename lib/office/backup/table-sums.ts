import 'server-only'
import pg from 'pg'

export type TableSums = Record<string, { rows: number; sum: string }>

/** Counts and checksums, the sum of the rows' hashes, of all tables but unlogged ones, which PostgreSQL empties after a crash. */
export async function tableSums(database: pg.Client): Promise<TableSums> {
  // the text of a row depends on these
  await database.query(
    "SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL extra_float_digits = 1",
  )
  const { rows: tables } = await database.query<{ schema: string; name: string }>(
    `SELECT n.nspname AS schema, c.relname AS name
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE c.relkind = 'r' AND c.relpersistence = 'p'
       AND n.nspname NOT LIKE 'pg\\_%' AND n.nspname <> 'information_schema'
     ORDER BY 1, 2`,
  )
  const sums: TableSums = {}
  for (const { schema, name } of tables) {
    const table = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
    const { rows } = await database.query<{ rows: string; sum: string }>(
      `SELECT count(*) AS rows, coalesce(sum(('x' || left(md5(t::text), 16))::bit(64)::bigint), 0)::text AS sum
       FROM ${table} t`,
    )
    sums[`${schema}.${name}`] = { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '0' }
  }
  return sums
}

/** What differs between a backup's tables and restored ones, a sentence each. */
export function differencesOf(expected: TableSums, found: TableSums): string[] {
  const names = [...new Set([...Object.keys(expected), ...Object.keys(found)])].sort()
  return names.flatMap((name) => {
    const [before, after] = [expected[name], found[name]]
    if (!before) return [`${name} is not in the backup's manifest`]
    if (!after) return [`${name} is missing`]
    if (before.rows !== after.rows) return [`${name} has ${after.rows} rows instead of ${before.rows}`]
    return before.sum === after.sum ? [] : [`${name} has ${after.rows} rows with another content`]
  })
}

/** Runs `read` on one state of the database, whose name other connections can share. */
export async function inSnapshot<Result>(
  database: pg.Client,
  read: (snapshot: string) => Promise<Result>,
): Promise<Result> {
  await database.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  try {
    const { rows } = await database.query<{ snapshot: string }>('SELECT pg_export_snapshot() AS snapshot')
    return await read(rows[0]?.snapshot ?? '')
  } finally {
    await database.query('ROLLBACK')
  }
}
