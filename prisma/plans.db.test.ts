import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordStatements } from '@/bench/measuring/statements'
import { matchRows } from '@/lib/assortment/exchange/matching'
import { AdminProductsQuery } from '@/lib/assortment/products/list-query'
import { listAdminProducts } from '@/lib/assortment/products/queries'
import { productNumbered } from '@/lib/assortment/products/search'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import { isBelowSet } from '@/lib/catalog/product/rules'
import type { ProductType } from '@/lib/catalog/product/schema'
import { listCustomers } from '@/lib/customers/directory/queries'
import { cardFit } from '@/lib/fitment/card-fit'
import { fitVerdicts } from '@/lib/fitment/kit'
import { kitOf } from '@/lib/fitment/products'
import { findVehicle } from '@/lib/fitment/vehicles/queries'
import { hubOf } from '@/lib/fitment/vehicles/vehicle'
import { db } from '@/lib/platform/database/db'
import { listOrders } from '@/lib/sales/order-desk/panel'
import { OrderListQuery } from '@/lib/sales/order-desk/schema'
import { queryFor, type ResultsQuery, readResults, withPage } from '@/lib/storefront/results/address'
import { fitsRim } from '@/lib/storefront/results/car/fitting'
import { firstDifference } from '@/lib/storefront/results/car/judged'
import {
  combinationsOnSale,
  findResults,
  listProducts,
  listRelated,
  listTiresOfSizes,
  sizesOnSale,
} from '@/lib/storefront/results/queries'
import { searchTitles } from '@/lib/storefront/search/queries'
import { seedCatalogue } from '@/scripts/seed/seed'

// With some thousands of rows PostgreSQL's own choice is the index; with a hundred, reading everything is cheaper.
const ENOUGH = 20_000

/** A shop's usual mixture: nearly all delivered, a few on their way. */
const manyOrders = `
  INSERT INTO shop_order (id, user_id, order_date, status, customer_type, first_and_last_name, email, phone, address,
    city, post_code, country, type_of_delivery, type_of_payment, total_grosze)
  SELECT 'PLAN-' || n, 'buyer-' || n % 200, timestamptz '2026-01-01' + n * interval '1 minute',
    CASE WHEN n % 500 = 0 THEN 'Sent' ELSE 'Delivered' END, 'private_person', 'Buyer ' || n, 'b@example.com',
    '600700800', 'A', 'B', '00-001', 'PL', 'shipping_to_customer', 'payment_at_delivery', 100
  FROM generate_series(1, ${ENOUGH}) AS n`

const connectionString = process.env.DATABASE_URL ?? ''
const client = new pg.Client(connectionString)
beforeAll(async () => {
  await seedCatalogue(connectionString, { products: ENOUGH })
  await client.connect()
  await client.query(manyOrders)
  await client.query('ANALYZE shop_order')
  // The test server commits asynchronously, and VACUUM marks only flushed rows as visible to all. An index alone
  // answers for those.
  await client.query('CHECKPOINT')
  await client.query('VACUUM product')
})
afterAll(async () => {
  await client.end()
  await db().$disconnect()
})

/** The plan as one text, with the parameters bound as the shop binds them. */
async function plan(statement: string, parameters: unknown[]): Promise<string> {
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(
    `EXPLAIN (COSTS OFF) ${statement}`,
    parameters,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const list = (condition: string, order: string) =>
  `SELECT id, title, url FROM product WHERE product_type = $1::product_type AND NOT in_archive ${condition}
   ORDER BY ${order} LIMIT 24`

const STANDARD = 'sold_out, price_grosze, id'

test.each<[string, string, string, unknown[], string]>([
  ['all tires, in stock first and cheapest', '', STANDARD, ['Tire'], 'product_list_idx'],
  ['all tires, cheapest first', '', 'price_grosze, id', ['Tire'], 'product_price_idx'],
  ['all tires, dearest first', '', 'price_grosze DESC, id DESC', ['Tire'], 'product_price_idx'],
  ['all wheels by title', '', 'title, id', ['Wheel'], 'product_title_idx'],
  [
    'all spacers, fullest shelf first',
    '',
    'quantity_in_stock DESC, id DESC',
    ['Spacer'],
    'product_stock_idx',
  ],
  [
    'tires of a size',
    'AND width = $2 AND profile = $3 AND diameter = $4',
    STANDARD,
    ['Tire', 195, 80, 15],
    'product_tire_finder_idx',
  ],
  [
    'all-season tires of a size within a price',
    'AND width = $2 AND profile = $3 AND diameter = $4 AND season = $5 AND price_grosze <= $6',
    STANDARD,
    ['Tire', 195, 80, 15, 'allseason', 200000],
    'product_tire_finder_idx',
  ],
  [
    'wheels of a size for a hub',
    'AND diameter = $2 AND bolt_pattern = $3 AND width = $4 AND central_bore_diameter = $5',
    STANDARD,
    ['Wheel', 15, '5x139.7', 7, 108],
    'product_wheel_finder_idx',
  ],
  ['wheels of a diameter', 'AND diameter = $2', STANDARD, ['Wheel', 15], 'product_list_idx'],
  [
    'spacers of a thickness',
    'AND bolt_pattern = $2 AND thickness = $3',
    STANDARD,
    ['Spacer', '5x139.7', 30],
    'product_spacer_finder_idx',
  ],
])(
  'the list of %s comes from the index in order, without a sort',
  async (_, condition, order, parameters, index) => {
    const text = await plan(list(condition, order), parameters)
    expect(text).toContain(index)
    expect(text).not.toContain('Sort')
  },
)

test.each<[string, string, string, unknown[], string]>([
  ['widths', 'width', '', ['Tire'], 'product_tire_finder_idx'],
  ['profiles of a width', 'profile', 'AND width = $2', ['Tire', 195], 'product_tire_finder_idx'],
  [
    'diameters of a width and profile',
    'diameter',
    'AND width = $2 AND profile = $3',
    ['Tire', 195, 80],
    'product_tire_finder_idx',
  ],
  [
    'treads of a size',
    'protector',
    'AND width = $2 AND profile = $3 AND diameter = $4',
    ['Tire', 195, 80, 15],
    'product_tread_idx',
  ],
  ['diameters of wheels', 'diameter', '', ['Wheel'], 'product_wheel_finder_idx'],
  [
    'bolt patterns of a diameter',
    'bolt_pattern',
    'AND diameter = $2',
    ['Wheel', 15],
    'product_wheel_results_idx',
  ],
  ['bolt patterns of spacers', 'bolt_pattern', '', ['Spacer'], 'product_spacer_finder_idx'],
  [
    'thicknesses of a pattern',
    'thickness',
    'AND bolt_pattern = $2',
    ['Spacer', '5x139.7'],
    'product_spacer_finder_idx',
  ],
])('the next of the %s is one step in the index', async (_, column, condition, parameters, index) => {
  const text = await plan(
    `SELECT ${column} FROM product WHERE product_type = $1::product_type AND NOT in_archive ${condition}
       AND ${column} IS NOT NULL ORDER BY 1 LIMIT 1`,
    parameters,
  )
  expect(text).toMatch(new RegExp(`Index (Only )?Scan using ${index}`))
  expect(text).not.toContain('Sort')
})

test.each<[ProductType, string, string]>([
  [
    'Tire',
    'width=195&profile=80&diameter=15&season=winter&use=mud&use=studded&snow=snowflake&inStock=yes&atLeast=4',
    'product_tire_finder_idx',
  ],
  [
    'Wheel',
    'diameter=15&boltSpacing=5x139.7&centralBoreDiameter=108&maxLoad=900&color=black&atLeast=4',
    'product_wheel_results_idx',
  ],
  [
    'Spacer',
    'boltDistance=5x139.7&mounting=bolt-on&hubBore=108&thread=M12x1.25&atLeast=4',
    'product_spacer_results_idx',
  ],
])('a result of %s with many facets is counted from one index alone: %s', async (type, address, index) => {
  const statements = await recordStatements(() => findResults(readResults(type, address).query))
  const facets = statements.find(({ text }) => text.includes('combination'))
  const text = await plan(facets?.text ?? '', facets?.values ?? [])
  expect(text).toContain(`Index Only Scan using ${index}`)
  expect(text.match(/Scan (using \S+ )?on product/g)).toHaveLength(1)
})

test('the tires of a heavy car come in order from an index without those that are too weak', async () => {
  const car = queryFor('Tire', { vehicle: 'toyota/hilux-4x4-an120-an130' })
  // as a list that is too long to be put in the order of the verdict
  const sent = (await recordStatements(() => listProducts(car, 24))).filter(({ text }) =>
    /\blimit\b.*offset/i.test(text),
  )
  for (const { text, values } of sent)
    expect(await plan(text, values)).toContain('Index Only Scan using product_strong_tire_idx')
  expect(sent).toHaveLength(1)
})

test('thousands of tires for a car are in the order of the verdict, on later pages too', async () => {
  const path = 'volkswagen/transporter-t3-syncro-t3-25'
  const vehicle = await findVehicle(path)
  if (!vehicle) throw new Error(`no ${path}`)
  const hub = hubOf(vehicle)
  const onSale = selectProducts().where('productType', '=', 'Tire').where('inArchive', '=', false)
  const places = (await onSale.execute()).map(toProduct).flatMap((tire) => {
    const { verdict, goesOn } = cardFit(kitOf(tire), hub)
    const { id, quantityInStock, priceGrosze } = tire
    const order = fitVerdicts.indexOf(verdict)
    const isUncertain = Number(verdict === 'unknown' && goesOn === null)
    const isBelow = Number(isBelowSet('Tire', quantityInStock))
    const isSoldOut = Number(quantityInStock === 0)
    return verdict === 'no' ? [] : [[isSoldOut, order, isUncertain, isBelow, priceGrosze, id]]
  })
  const expected = places.sort(firstDifference).map((place) => place.at(-1))
  const list = queryFor('Tire', { vehicle: path })
  const first = await findResults(list)
  expect(first.total).toBe(expected.length)
  expect(first.total).toBeGreaterThan(3_000)
  const page = Math.ceil(first.pages / 3)
  const later = await findResults(withPage(list, page))
  expect(first.products.map(({ id }) => id)).toEqual(expected.slice(0, 24))
  expect(later.products.map(({ id }) => id)).toEqual(expected.slice((page - 1) * 24, page * 24))
}, 60_000)

test('the facets of a car leave out tires that are too weak by a column of the index', async () => {
  const { query } = readResults('Tire', 'vehicle=suzuki/jimny-jb74')
  const sent = (await recordStatements(() => findResults(query))).filter(({ text }) =>
    text.includes('AS combination'),
  )
  for (const { text, values } of sent)
    expect(await plan(text, values)).toMatch(
      /Index Only Scan using product_tire_car_idx.*\n +Index Cond: .*facet_key.*overall_diameter.*load_index/,
    )
  expect(sent).toHaveLength(1)
})

test('the tires that fit a wheel come from the finder’s index, size by size', async () => {
  const sizes = (await sizesOnSale()).filter((size) => fitsRim(size, { diameter: 15, width: 7 }))
  expect(sizes.length).toBeGreaterThan(2)
  const statements = await recordStatements(() => listTiresOfSizes(sizes, 4))
  const { text, values } = statements.at(-1) ?? { text: '', values: [] }
  const found = await plan(text, values)
  expect(found).toMatch(/Limit\s+->\s+Index Only Scan using product_tire_finder_idx/)
  expect(found).not.toContain('Seq Scan on product')
})

test.each([
  ['Tire', ['width', 'profile', 'diameter'], 'product_tire_finder_idx'],
  ['Wheel', ['diameter', 'boltPattern', 'width'], 'product_wheel_finder_idx'],
  ['Spacer', ['boltPattern', 'thickness'], 'product_spacer_finder_idx'],
] as const)(
  'the combinations of %s come from the finder’s index, one by one',
  async (type, columns, index) => {
    const statements = await recordStatements(() =>
      combinationsOnSale<(typeof columns)[number]>(type, columns),
    )
    const { text, values } = statements.at(-1) ?? { text: '', values: [] }
    const found = await plan(text, values)
    expect(found.match(new RegExp(`Index Only Scan using ${index}`, 'g'))).toHaveLength(2)
    expect(found).not.toContain('Seq Scan on product')
  },
)

test('the wheels that fit a tire come from an index', async () => {
  const wheels: ResultsQuery = {
    ...queryFor('Wheel', { diameter: 15 }),
    facets: { width: ['6.5', '7', '7.5', '8'] },
  }
  const statements = await recordStatements(() => listRelated(wheels, { ofHub: null, ofWheel: null }, 5))
  const { text, values } = statements.at(-1) ?? { text: '', values: [] }
  expect(await plan(text, values)).not.toContain('Seq Scan on product')
})

test.each([
  ['number of its own', `upper(sku) = upper($1)`, 'OP-101-101', 'product_sku_any_idx'],
  ['bar code', 'ean = $1', '5901234123457', 'product_ean_idx'],
])('a product is found by its %s through an index', async (_, condition, number, index) => {
  const text = await plan(`SELECT id FROM product WHERE NOT in_archive AND ${condition}`, [number])
  expect(text).toContain(index)
})

test('each statement of a search for rare words or a number comes from indexes', async () => {
  const statements = await recordStatements(() => searchTitles('285/70R17', { page: 1, pageSize: 24 }))
  const plans: string[] = []
  for (const { text, values } of statements) plans.push(await plan(text, values))
  expect(plans.join('\n')).not.toContain('Seq Scan on product')
  for (const index of ['product_tire_words_idx', 'product_wheel_words_idx', 'product_spacer_words_idx'])
    expect(plans.at(-1)).toContain(index)
})

test('a word that most titles have is searched in the order of the lists, without a sort of all that have it', async () => {
  for (const [sort, index] of [
    [undefined, 'product_list_idx'],
    ['-price', 'product_price_idx'],
    ['title', 'product_title_idx'],
    ['-stock', 'product_stock_idx'],
  ] as const) {
    const statements = await recordStatements(() => searchTitles('trakt', { page: 1, pageSize: 24, sort }))
    const { text, values } = statements.at(-1) ?? { text: '', values: [] }
    expect(await plan(text, values)).toMatch(
      new RegExp(`\\(InitPlan \\d+\\)\\.col1\\s+->\\s+Index Only Scan( Backward)? using ${index} on product`),
    )
  }
})

test('a search counts at most 5,000 products of a type, and a list has at most 400 pages', async () => {
  const { total, totals, more, products } = await searchTitles('trakt', { page: 1, pageSize: 24 })
  expect(more).toEqual(['Tire'])
  expect(totals.Tire).toBe(5_000)
  expect(total).toBe(5_000 + (totals.Wheel ?? 0) + (totals.Spacer ?? 0))
  expect(products).toHaveLength(24)
  const last = await findResults(readResults('Tire', 'page=400').query)
  expect(last.products).toHaveLength(24)
  expect(last.pages).toBe(400)
  expect(last.total).toBeGreaterThan(400 * 24)
  expect((await findResults(readResults('Tire', 'page=401').query)).products).toEqual([])
})

test.each([
  ['of a buyer', `WHERE user_id = 'buyer-7'`, 'shop_order_user_id_order_date_id_idx'],
  ['of everyone', '', 'shop_order_order_date_id_idx'],
  ['in a status that few are in', `WHERE status = 'Sent'`, 'shop_order_status_order_date_id_idx'],
])('the newest orders %s come from the index in order', async (_, condition, index) => {
  const text = await plan(`SELECT id FROM shop_order ${condition} ORDER BY order_date DESC, id LIMIT 24`, [])
  expect(text).toContain(index)
  expect(text).not.toContain('Sort')
})

test('the mails about an order and a part of its contact come from their indexes', async () => {
  const mails = await plan(`SELECT id FROM outbox WHERE payload ->> 'orderId' = $1 ORDER BY id LIMIT 50`, [
    'A',
  ])
  expect(mails).toContain('outbox_order_idx')
  const contact = await plan('SELECT id FROM shop_order WHERE search_text LIKE $1', ['%600700801%'])
  expect(contact).toContain('shop_order_search_text_idx')
})

test("orders are found by a part of the customer's name or of their id through trigrams", async () => {
  const text = await plan(`SELECT id FROM shop_order WHERE search_name LIKE $1 OR id LIKE $2`, [
    '%buyer 1999%',
    '%-777%',
  ])
  expect(text).toContain('shop_order_search_name_idx')
  expect(text).toContain('shop_order_id_trgm_idx')
})

/** The plans of all statements that something sends. */
async function plansOf(work: () => Promise<unknown>): Promise<string> {
  const plans: string[] = []
  for (const { text, values } of await recordStatements(work)) plans.push(await plan(text, values))
  return plans.join('\n')
}

test.each(['zolw 285/70R17', '2857017', '5901234123457', 'ADM-001'])(
  'the staff finds %s among products of any status by their trigrams, and by whole numbers',
  async (search) => {
    const query = AdminProductsQuery.parse({ search, sale: 'all' })
    const plans = await plansOf(async () => [await listAdminProducts(query), await productNumbered(search)])
    expect(plans).toContain('staff_key_key_idx')
    expect(plans).not.toContain('Seq Scan on product')
  },
)

test('an import finds the products of its rows by indexes of their numbers', async () => {
  const row = (cells: object) => ({ line: 2, cells, problems: [] })
  const plans = await plansOf(() =>
    matchRows([row({ id: 7 }), row({ sku: 'ADM-001' }), row({ ean: '5901234123457' })]),
  )
  expect(plans).toContain('product_sku_any_idx')
  expect(plans).toContain('product_gtin_idx')
  expect(plans).not.toContain('Seq Scan on product')
})

test.each(['agnieszka szym', '+48 602 111 224', 'FV 27/11/2026', '620111009999', '16-400 Krzywa'])(
  'the staff finds %s among all orders and customers without reading them all',
  async (search) => {
    const query = OrderListQuery.parse({ search })
    const plans = await plansOf(() => listOrders(query))
    expect(plans).toContain('shop_order_search_text_idx')
    expect(plans).not.toContain('Seq Scan on shop_order')
    expect(plans).not.toContain('Seq Scan on product')
    expect(await plansOf(() => listCustomers({ search, page: 1 }))).toContain('shop_order_search_text_idx')
  },
)
