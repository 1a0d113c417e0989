import pg from 'pg'

export type Statement = { text: string; values: unknown[] }

type Query = { text: string; values?: unknown[] } | string

/** Runs `work` and returns every statement that it sent to PostgreSQL through any library. */
export async function recordStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  const watched = function (this: pg.Client, ...args: unknown[]) {
    const [query, values] = args as [Query, unknown]
    const text = typeof query === 'string' ? query : query.text
    const parameters = typeof query === 'string' ? values : query.values
    statements.push({ text, values: Array.isArray(parameters) ? parameters : [] })
    return Reflect.apply(original, this, args)
  }
  pg.Client.prototype.query = watched as typeof original
  try {
    await work()
  } finally {
    pg.Client.prototype.query = original
  }
  return statements
}

type Plan = { 'Planning Time': number; 'Execution Time': number }

/** Milliseconds that PostgreSQL needs for a statement, including planning: the minimum of `times` runs. */
export async function measureDatabaseTime(
  client: pg.Client,
  statement: Statement,
  times: number,
): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < times; run++) {
    const { rows } = await client.query<{ 'QUERY PLAN': Plan[] }>(
      `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${statement.text}`,
      statement.values,
    )
    const plan = rows[0]?.['QUERY PLAN'][0]
    if (!plan) throw new Error('PostgreSQL gave no plan')
    least = Math.min(least, plan['Planning Time'] + plan['Execution Time'])
  }
  return least
}
