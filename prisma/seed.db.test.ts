import pg from 'pg'
import { expect, test } from 'vitest'
import { freshDatabase } from '@/local/test-database/database'
import { demoProducts } from '@/prisma/catalogue/catalogue'
import { seedCatalogue } from '@/scripts/seed/seed'

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

const demo = demoProducts().length

test('two seeds at once fill an empty shop once, and a third finds nothing to do', async () => {
  const database = await freshDatabase('tables')
  const both = await Promise.all([seedCatalogue(database), seedCatalogue(database)])
  expect(both.map((seeded) => seeded.added).sort((a, b) => a - b)).toEqual([0, demo])
  expect(await seedCatalogue(database)).toMatchObject({ added: 0, products: demo })
  expect(await query(database, 'SELECT count(*)::int AS products FROM product')).toEqual([{ products: demo }])
  expect(await query(database, 'SELECT count(*)::int AS news FROM news')).toEqual([{ news: 12 }])
})

test('every product goes in as the catalogue has it, with the pictures of its own id', async () => {
  const database = await freshDatabase('catalogue')
  const rows = await query(
    database,
    'SELECT id, title, url, urls, price_grosze AS price, quantity_in_stock AS stock FROM product ORDER BY id',
  )
  expect(rows.map(({ title, price, stock }) => ({ title, price, stock }))).toEqual(
    demoProducts().map((product) => ({
      title: product.title,
      price: product.priceGrosze,
      stock: product.quantityInStock,
    })),
  )
  const [costs] = await query(
    database,
    'SELECT min(cost_grosze * 100.0 / price_grosze)::float AS least, max(cost_grosze * 100.0 / price_grosze)::float AS most, count(*) FILTER (WHERE cost_grosze IS NULL)::int AS without FROM product',
  )
  expect(costs?.without).toBe(0)
  expect(costs?.least).toBeGreaterThan(30)
  expect(costs?.most).toBeLessThan(60)
  const first = rows[0]
  expect(first).toMatchObject({
    url: `/media/product/${first?.id}/front.avif`,
    urls: ['side', 'tread', 'drawing'].map((view) => `/media/product/${first?.id}/${view}.avif`),
  })
})

test('a shop with products grows to the number asked for, and ids go on from there', async () => {
  const database = await freshDatabase('catalogue')
  expect(await seedCatalogue(database, { products: demo + 700 })).toMatchObject({ added: 700 })
  expect(await seedCatalogue(database, { products: demo + 700 })).toMatchObject({ added: 0 })
  const [ids] = await query(
    database,
    `SELECT max(id) AS last, nextval('product_id_seq')::int AS next FROM product`,
  )
  expect(ids).toEqual({ last: demo + 700, next: demo + 701 })
})

test('a catalogue that fails half way leaves nothing behind', async () => {
  const database = await freshDatabase('tables')
  await query(database, `ALTER TABLE product ADD CONSTRAINT no_spacers CHECK (product_type <> 'Spacer')`)
  await expect(seedCatalogue(database)).rejects.toThrow(/refuses the catalogue: .*no_spacers/)
  expect(await query(database, 'SELECT count(*)::int AS products FROM product')).toEqual([{ products: 0 }])
})

test('a database without the tables, without the name or without a server is named in one sentence', async () => {
  const empty = await freshDatabase('tables')
  await query(empty, 'DROP TABLE product CASCADE')
  await expect(seedCatalogue(empty)).rejects.toThrow(/lacks the shop's tables: run 'npm run migrate'/)

  const missing = new URL(empty)
  missing.pathname = '/no_such_shop'
  await expect(seedCatalogue(missing.href)).rejects.toThrow(/There is no database .*\/no_such_shop/)

  await expect(seedCatalogue('postgresql://shop:secret@127.0.0.1:1/shop')).rejects.toThrow(
    'The database 127.0.0.1:1/shop cannot be reached (ECONNREFUSED).',
  )
})
