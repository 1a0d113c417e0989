import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Row = Record<string, unknown>

/** The tables of the test's database. What a test writes is rolled back after it. */
export function testTables() {
  const client = new pg.Client(process.env.DATABASE_URL)
  beforeAll(() => client.connect())
  afterAll(() => client.end())
  beforeEach(async () => {
    await client.query('BEGIN')
    return async () => {
      await client.query('ROLLBACK')
    }
  })

  async function insert(table: string, row: Row): Promise<Row> {
    const names = Object.keys(row).map((name) => `"${name}"`)
    const places = names.map((_, index) => `$${index + 1}`)
    const { rows } = await client.query<Row>(
      `INSERT INTO ${table} (${names.join(', ')}) VALUES (${places.join(', ')}) RETURNING *`,
      Object.values(row),
    )
    return rows[0] ?? {}
  }

  /** The name of the constraint that refuses the row. */
  async function refusal(table: string, row: Row): Promise<string | undefined> {
    await client.query('SAVEPOINT attempt')
    try {
      await insert(table, row)
      return undefined
    } catch (error) {
      const { constraint, column } = error as pg.DatabaseError
      return constraint ?? column
    } finally {
      await client.query('ROLLBACK TO attempt')
    }
  }

  return { client, insert, refusal }
}
