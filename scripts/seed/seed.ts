// Fills an empty database with the demo catalog: node --conditions=react-server --import tsx scripts/seed/seed.ts
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { storedFields } from '@/lib/catalog/product/columns'
import { productTypes } from '@/lib/catalog/product/fields'
import { columnName } from '@/lib/platform/database/column-names'
import { translations } from '@/lib/platform/i18n/routing'
import { VAT_PERCENT } from '@/lib/platform/values/vat'
import { LocalError } from '@/local/local-error'
import { catalogue, demoProducts } from '@/prisma/catalogue/catalogue'
import { demoNews } from '@/prisma/catalogue/news'
import { type CatalogueProduct, demoCost, picturesOf } from '@/prisma/catalogue/product'

export type Seeded = {
  /** Products that this run added. */
  added: number
  /** Products in the database now, archived ones included. */
  products: number
}

/** Column of the table, as SQL calls it, for everything that COPY writes of a catalogue product. */
const columns = new Map([
  ['id', 'id'],
  ['productType', 'product_type'],
  ['quantityInStock', 'quantity_in_stock'],
  ['inArchive', 'in_archive'],
  ...productTypes.flatMap((type) =>
    storedFields[type].map(({ column }): [string, string] => [column, `"${columnName(column)}"`]),
  ),
])

/**
 * Without `products`: loads the demo catalog into a database without products, else does nothing. With `products`:
 * adds the demo catalog if it is missing, and products up to that number. One transaction, whatever the size.
 * @throws Error with a sentence for the developer when the database cannot be reached or has no tables
 */
export async function seedCatalogue(
  connectionString: string,
  { products }: { products?: number } = {},
): Promise<Seeded> {
  if (!URL.canParse(connectionString)) throw new LocalError('DATABASE_URL is no postgresql:// address.')
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
  // Without a listener a connection that breaks between two statements would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    const present = await seedInOneTransaction(client, products)
    // Updates the planner's statistics and the visibility map, which index-only counts need.
    if (present.added > 0) await client.query('VACUUM (ANALYZE) product, staff_key, news')
    return present
  } catch (error) {
    throw explain(error, connectionString)
  } finally {
    await client.end()
  }
}

async function seedInOneTransaction(client: pg.Client, targetCount: number | undefined) {
  await client.query('BEGIN')
  try {
    // Two seeds at once would both find the table empty.
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('seed the catalogue'))`)
    const present = await count(client, 'product')
    const target = present > 0 ? (targetCount ?? present) : Math.max(targetCount ?? 0, demoProducts().length)
    const added = Math.max(target - present, 0)
    if (added > 0) {
      const firstId = await reserveIds(client, added)
      await pipeline(
        Readable.from(copyLines(catalogue(present, target), firstId)),
        client.query(copyFrom(`COPY product (${[...columns.values()].join(', ')}) FROM STDIN`)),
      )
    }
    if (present === 0 && (await count(client, 'news')) === 0) await fill(client, 'news', newsRows)
    await client.query('COMMIT')
    return { added, products: present + added }
  } catch (error) {
    // A lost connection has rolled back already, and its error is the one to report.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}

async function count(client: pg.Client, table: 'product' | 'news'): Promise<number> {
  const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
  return rows[0]?.count ?? 0
}

/** Reserves consecutive ids from the sequence; retries when another session took ids in between. */
async function reserveIds(client: pg.Client, amount: number): Promise<number> {
  for (;;) {
    const { rows } = await client.query<{ first: number; last: number }>(
      `SELECT min(id)::int AS first, max(id)::int AS last FROM (
         SELECT nextval(pg_get_serial_sequence('product', 'id')) AS id FROM generate_series(1, $1::int)
       ) AS reserved`,
      [amount],
    )
    const reserved = rows[0]
    if (reserved && reserved.last - reserved.first === amount - 1) return reserved.first
  }
}

/** Inserts rows in one statement; the objects' keys are the columns' names, or those of their fields. */
export async function fill(client: pg.Client, table: string, rows: Record<string, unknown>[]): Promise<void> {
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([field, value]) => [columnName(field), value])),
  )
  const columns = Object.keys(named[0] ?? {}).join(', ')
  if (!columns) return
  await client.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(null::${table}, $1::json)`,
    [JSON.stringify(named)],
  )
}

const ROWS_AT_ONCE = 500

/** COPY's text format in pieces of some hundred kilobytes: a piece per row would be a packet per row. */
function* copyLines(products: Iterable<CatalogueProduct>, firstId: number): Generator<string> {
  let lines = ''
  let rows = 0
  for (const product of products) {
    const id = firstId + rows
    const made = { id, vatRate: VAT_PERCENT, costGrosze: demoCost(product, id) }
    const fields: Record<string, unknown> = { ...made, ...product, ...picturesOf(id, product.productType) }
    lines += `${[...columns.keys()].map((field) => copyField(fields[field])).join('\t')}\n`
    if (++rows % ROWS_AT_ONCE === 0) {
      yield lines
      lines = ''
    }
  }
  if (lines) yield lines
}

function copyField(value: unknown): string {
  if (value === undefined || value === null) return '\\N'
  const text = Array.isArray(value) ? `{${value.map((entry) => JSON.stringify(entry))}}` : String(value)
  const names: Record<string, string> = { '\n': 'n', '\r': 'r', '\t': 't' }
  return text.replace(/[\\\n\r\t]/g, (special) => `\\${names[special] ?? special}`)
}

const newsRows = demoNews.map((item) => {
  const { title, description, url, urlVideo, createdDate } = item
  const translated = translations.flatMap((locale) => [
    [`title_${locale}`, item[locale]?.title ?? ''],
    [`description_${locale}`, item[locale]?.description ?? ''],
  ])
  return { title, description, url, urlVideo, createdDate, ...Object.fromEntries(translated) }
})

/** An error that names the database but never its password. */
function explain(error: unknown, connectionString: string): Error {
  const { host, pathname } = new URL(connectionString)
  const database = `${host}${decodeURIComponent(pathname)}`
  const { code, message } = error as { code?: string; message: string }
  if (code === '42P01' || code === '42703' || code === '42883')
    return new LocalError(`The database ${database} lacks the shop's tables: run 'npm run migrate' first.`)
  if (code === '3D000')
    return new LocalError(`There is no database ${database}: create it, then run 'npm run migrate'.`)
  if (code === '28P01' || code === '28000')
    return new LocalError(`The database ${database} refuses the user or password in DATABASE_URL.`)
  if (/^(E[A-Z]+|57P0[123]|53300|08\w{3})$/.test(code ?? '') || /timeout expired|terminated/.test(message))
    return new LocalError(`The database ${database} cannot be reached (${code ?? message}).`)
  return new LocalError(`The database ${database} refuses the catalogue: ${message}`, { cause: error })
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  await seedCatalogue(process.env.DATABASE_URL ?? '').then(
    ({ added, products }) => console.log(`Added ${added} products, ${products} in all.`),
    (error: Error) => {
      console.error(error.message)
      process.exitCode = 1
    },
  )
