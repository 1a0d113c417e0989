import 'server-only'
import { type Expression, expressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import type { Product } from '@/lib/catalog/product/schema'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { actorName } from '@/lib/shop/audit/queries'
import { type AdminProductsQuery, LOW_STOCK, type ProductsFilter } from './list-query'
import { idIn, searchCondition } from './search'

/** What decides; then the number, in the same direction. */
const orders = {
  newest: ['id', 'desc'],
  changed: ['updatedAt', 'desc'],
  title: ['title', 'asc'],
  price: ['priceGrosze', 'asc'],
  '-price': ['priceGrosze', 'desc'],
  stock: ['quantityInStock', 'asc'],
  '-stock': ['quantityInStock', 'desc'],
} as const satisfies Record<AdminProductsQuery['sort'], [keyof Tables['product'], 'asc' | 'desc']>

const product = expressionBuilder<Tables, 'product'>()

const sales = {
  all: product.and([]),
  onSale: product.and({ inArchive: false }),
  draft: product.and({ inArchive: true, isDraft: true }),
  archived: product.and({ inArchive: true, isDraft: false }),
}

export async function conditionOf(filter: ProductsFilter): Promise<Expression<SqlBool>> {
  const { search, type, sale, stock, use, season, manufacturer, diameter } = filter
  const conditions = [sales[sale]]
  if (type) conditions.push(product('productType', '=', type))
  if (use) conditions.push(product('use', '=', use))
  if (season) conditions.push(product('season', '=', season))
  if (manufacturer) conditions.push(product('manufacturer', '=', manufacturer))
  if (diameter) conditions.push(product('diameter', '=', Number(diameter)))
  if (stock === 'out') conditions.push(product('quantityInStock', '=', 0))
  if (stock === 'low') conditions.push(product.between('quantityInStock', 1, LOW_STOCK))
  const id = idIn(search)
  if (id !== undefined && search.startsWith('#')) conditions.push(product('id', '=', id))
  else if (search) conditions.push(product.and([await searchCondition(search)]))
  return product.and(conditions)
}

export async function listAdminProducts(wanted: AdminProductsQuery) {
  const condition = await conditionOf(wanted)
  const [by, direction] = orders[wanted.sort]
  // a number may be an id, or stand in sizes and codes of a hundred others
  const id = idIn(wanted.search)
  const [rows, { total }] = await Promise.all([
    selectProducts()
      .where(condition)
      .$if(id !== undefined, (found) => found.orderBy(product('id', '=', id ?? 0), 'desc'))
      .orderBy(by, direction)
      .orderBy('id', direction)
      .limit(wanted.pageSize)
      .offset((wanted.page - 1) * wanted.pageSize)
      .execute(),
    query()
      .selectFrom('product')
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(condition)
      .executeTakeFirstOrThrow(),
  ])
  return { products: rows.map(toProduct), total }
}

export async function productsToOrder(search: string): Promise<Product[]> {
  if (search === '') return []
  const onSale = {
    sale: 'onSale',
    stock: 'any',
    sort: '-stock',
    page: 1,
    pageSize: 24,
  } as const
  return (await listAdminProducts({ search, ...onSale })).products
}

export const productExists = async (id: number): Promise<boolean> =>
  (await db().product.count({ where: { id } })) > 0

export type PriceStep = { at: Date; from: number; to: number }

/** The changes of a product's price in grosze, oldest first. */
export async function priceSteps(id: number, on = query()): Promise<PriceStep[]> {
  const steps = await on
    .selectFrom('priceChange')
    .select(['changedAt as at', 'fromGrosze as from', 'toGrosze as to'])
    .where('productId', '=', id)
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return steps.reverse()
}

export async function createdAt(id: number): Promise<Date> {
  const product = await query()
    .selectFrom('product')
    .select('createdAt')
    .where('id', '=', id)
    .executeTakeFirst()
  return product?.createdAt ?? new Date()
}

export type StockEntry = {
  at: Date
  delta: number
  /** The stock afterwards, in pieces. */
  after: number
  /** The reason of an adjustment, or what an order did. */
  reason: string
  note: string
  /** The administrator who changed it; null for a buyer, or where the administrator's name is not known. */
  by: string | null
  isBuyer: boolean
  orderId: string | null
}

/** Orders and returns do not record the stock that they leave: it is counted back from the present, or an adjustment. */
export async function stockLog(id: number): Promise<StockEntry[]> {
  const rows = await stockChangeRows(id)
  let after = rows[0]?.present ?? 0
  return rows.map(({ present: _, recorded, ...entry }) => {
    const counted = { ...entry, after: recorded ?? after }
    after = counted.after - entry.delta
    return counted
  })
}

type StockRow = Omit<StockEntry, 'after'> & { recorded: number | null; present: number }

const presentStock = sql<number>`(SELECT quantity_in_stock FROM product WHERE id = product_id)`.as('present')

/** Pieces of a line that returns had put back into the stock before the order's status changed. */
const restockedBefore = sql<number>`(SELECT coalesce(sum(b.restocked), 0)::int
  FROM return_line b JOIN withdrawal w ON w.id = b.withdrawal_id
  WHERE b.order_line_id = line.id AND w.goods_back_at < change.changed_at)`

const stockChangeRows = (id: number): Promise<StockRow[]> =>
  query()
    .selectFrom('stockChange')
    .select(['changedAt as at', 'delta', 'stockAfter as recorded', 'reason', 'note', 'changedByName as by'])
    .select([sql<null>`NULL`.as('orderId'), sql<boolean>`false`.as('isBuyer'), presentStock])
    .$castTo<StockRow>()
    .where('productId', '=', id)
    .unionAll(({ selectFrom }) =>
      selectFrom('orderLine as line')
        .innerJoin('orderStatusChange as change', 'change.orderId', 'line.orderId')
        .innerJoin('shopOrder as o', 'o.id', 'line.orderId')
        .select(({ ref }) => [
          'change.changedAt as at',
          sql<number>`CASE WHEN ${ref('change.fromStatus')} IS NULL THEN -${ref('line.quantity')}
            WHEN ${ref('change.toStatus')} = 'Canceled' THEN ${ref('line.quantity')} - ${restockedBefore}
            ELSE ${restockedBefore} - ${ref('line.quantity')} END`.as('delta'),
          sql<null>`NULL`.as('recorded'),
          sql<string>`CASE WHEN ${ref('change.fromStatus')} IS NULL THEN 'sold'
            WHEN ${ref('change.toStatus')} = 'Canceled' THEN 'canceled' ELSE 'resumed' END`.as('reason'),
          sql<string>`''`.as('note'),
          actorName(ref('change.changedBy')).as('by'),
          'line.orderId',
          sql<boolean>`${ref('change.changedBy')} = ${ref('o.userId')}`.as('isBuyer'),
          presentStock,
        ])
        .$castTo<StockRow>()
        .where('line.productId', '=', id)
        .where(({ eb, or }) =>
          or([
            eb('change.fromStatus', 'is', null),
            eb('change.fromStatus', '=', 'Canceled'),
            eb('change.toStatus', '=', 'Canceled'),
          ]),
        ),
    )
    .unionAll(({ selectFrom }) =>
      selectFrom('returnLine as back')
        .innerJoin('orderLine as line', 'line.id', 'back.orderLineId')
        .innerJoin('withdrawal as w', 'w.id', 'back.withdrawalId')
        .select([
          'w.goodsBackAt as at',
          'back.restocked as delta',
          sql<null>`NULL`.as('recorded'),
          sql<string>`'return'`.as('reason'),
          sql<string>`''`.as('note'),
          'w.goodsBackBy as by',
          'line.orderId',
          sql<boolean>`false`.as('isBuyer'),
          presentStock,
        ])
        .$castTo<StockRow>()
        .where('line.productId', '=', id)
        .where('back.restocked', '>', 0),
    )
    .orderBy('at', 'desc')
    .limit(50)
    .execute()

/** Names that are already in the catalogue. Suggesting them keeps the spelling the same. */
export async function knownNames(): Promise<{ treads: string[]; makers: string[]; patterns: string[] }> {
  const [treads, makers, patterns] = await Promise.all([
    valuesIn('protector'),
    valuesIn('manufacturer'),
    valuesIn('boltPattern'),
  ])
  return { treads, makers, patterns }
}

/** What the list can be filtered by: the brands of the catalog, and the diameters of its rims in inches. */
export async function filterChoices(): Promise<{ makers: string[]; diameters: number[] }> {
  const [makers, diameters] = await Promise.all([valuesIn('manufacturer'), valuesIn('diameter')])
  return { makers, diameters }
}

async function valuesIn<Column extends 'protector' | 'manufacturer' | 'boltPattern' | 'diameter'>(
  column: Column,
) {
  const rows = await query()
    .selectFrom('product')
    .distinct()
    .select(({ ref }) => ref(column).$castTo<Selectable<Tables['product']>[Column]>().as('value'))
    .where(column, 'is not', null)
    .orderBy('value')
    .limit(200)
    .execute()
  return rows.flatMap(({ value }) => value || [])
}
