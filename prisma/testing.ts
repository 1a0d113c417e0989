import pg from 'pg'
import { afterAll, beforeAll, beforeEach } from 'vitest'

export type Row = Record<string, unknown>

/** A tire that the table takes. */
export const tire = {
  product_type: 'Tire',
  title: 'Trakt Błoto MT 195/80 R15 96Q',
  price_grosze: 54999,
  quantity_in_stock: 4,
  width: 195,
  profile: 80,
  diameter: 15,
  type_of_tire: '4X4',
  season: 'allseason',
  ic_vc: '96Q',
}

/** An order that the table takes. */
export const order = {
  id: 'K7M2Q-X9D4T',
  user_id: 'anna',
  customer_type: 'private_person',
  first_and_last_name: 'Anna Żółw',
  email: 'anna@example.com',
  phone: '+48600700800',
  address: 'Leśna 1',
  city: 'Łódź',
  post_code: '90-001',
  country: 'PL',
  type_of_delivery: 'delivery_with_assembly',
  type_of_payment: 'payment_at_delivery',
  total_grosze: 109998,
}

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
