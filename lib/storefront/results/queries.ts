import 'server-only'
import {
  type Expression,
  expressionBuilder,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely'
import { selectProducts, toProduct } from '@/lib/catalog/product/rows'
import type { Product, ProductType } from '@/lib/catalog/product/schema'
import type { ProductSort } from '@/lib/catalog/product/sorts'
import type { TireSize } from '@/lib/measures/dimensions'
import { query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import type { Bores } from '@/lib/storefront/results/car/fitting'
import { idsByVerdict, MOST_JUDGED } from '@/lib/storefront/results/car/judged'
import { withVehicleFit, withVehicleFits } from '@/lib/storefront/results/car/vehicle'
import { type AddressProblem, hasTypedPrices, PAGE_SIZE, type ResultsQuery } from './address'
import { type Condition, facetsCondition, finderCondition, resultsCondition } from './conditions'
import { countedAhead, countFacets, type FacetCounts } from './facet-counts'

export type ProductList = {
  products: Product[]
  total: number
}

export type Results = FacetCounts & {
  products: Product[]
  /** Number of pages; 0 for an empty result, at most `MOST_PAGES`. */
  pages: number
  /** Of the list of a car: whether it can be narrowed to what simply fits, as far as its products were judged. */
  onlyFitting: 'shown' | 'offered' | 'none' | 'tooMany'
}

/** A deeper page would read all pages before it. Sitemaps name every product. */
const MOST_PAGES = 400
export const MOST_LISTED = MOST_PAGES * PAGE_SIZE

/** Each order ends in the id, so that pages never overlap. */
const sortedBy = (direction: 'asc' | 'desc', ...columns: (keyof Tables['product'])[]) =>
  [...columns, 'id' as const].map((column) => [column, direction] as const)

export const orders = {
  default: sortedBy('asc', 'soldOut', 'priceGrosze'),
  price: sortedBy('asc', 'priceGrosze'),
  '-price': sortedBy('desc', 'priceGrosze'),
  title: sortedBy('asc', 'title'),
  '-stock': sortedBy('desc', 'quantityInStock'),
} satisfies Record<ProductSort | 'default', unknown>

const inOrder = <Row>(products: SelectQueryBuilder<Tables, 'product', Row>, sort: ProductSort | undefined) =>
  orders[sort ?? 'default'].reduce(
    (ordered, [column, direction]) => ordered.orderBy(column, direction),
    products,
  )

/** Everything that a results page shows, in two statements: its products, and the facets with the whole count. */
export async function findResults(requested: ResultsQuery): Promise<Results> {
  const wanted = await withVehicleFit(requested)
  const counting = countFacets(wanted)
  const [{ products, hasFitting }, counts] = await Promise.all([
    wanted.page > MOST_PAGES ? { products: [], hasFitting: null } : bestOnPage(wanted, PAGE_SIZE, counting),
    counting,
  ])
  const pages = Math.ceil(Math.min(counts.total, MOST_LISTED) / PAGE_SIZE)
  // what fits is looked for under all facets, which are counted over each other
  const isWhole = !wanted.hub || Object.keys(wanted.facets).length === 0 || counts.total > MOST_JUDGED
  const [judged = 0] = isWhole ? [counts.total] : await countProducts([{ ...requested, facets: {} }])
  return { ...counts, products, pages, onlyFitting: onlyFitting() }

  function onlyFitting(): Results['onlyFitting'] {
    if (!wanted.hub) return 'none'
    if (wanted.single.fits) return 'shown'
    if (requested.single.fits || counts.total > MOST_JUDGED) return 'tooMany'
    return hasFitting === false || counts.total === 0 || judged > MOST_JUDGED ? 'none' : 'offered'
  }
}

export async function listProducts(requested: ResultsQuery, pageSize: number): Promise<ProductList> {
  const wanted = await withVehicleFit(requested)
  const [products, [total = 0]] = await Promise.all([
    productsOnPage(wanted, pageSize),
    countProducts([wanted]),
  ])
  return { products, total }
}

/** A search shows a few products of a list, and does not wait for the verdicts on more. */
const MOST_JUDGED_FOR_FEW = 3_000

export const listFirst = async (list: { query: ResultsQuery; total: number }, most: number) =>
  (await bestOnPage(await withVehicleFit(list.query), most, list, MOST_JUDGED_FOR_FEW)).products

/** The first products of a query that fit on the bores as well. One whose own bore is not known may fit. */
export function listRelated(wanted: ResultsQuery, { ofHub, ofWheel }: Bores, most: number) {
  const bore = { Tire: null, Wheel: ofWheel, Spacer: ofHub }[wanted.type]
  if (bore === null) return productsOnPage(wanted, most)
  const column = wanted.type === 'Wheel' ? 'centralBoreDiameter' : 'hubBore'
  const { eb, or } = expressionBuilder<Tables, 'product'>()
  return productsOnPage(wanted, most, or([eb(column, '=', bore), eb(column, 'is', null)]))
}

/** The first products of the given tire sizes: of each size so many, from its index, and of those the first. */
export async function listTiresOfSizes(
  sizes: readonly TireSize[],
  most: number,
  { each = most, condition = sql<SqlBool>`true` }: { each?: number; condition?: Condition } = {},
): Promise<Product[]> {
  if (sizes.length === 0) return []
  const columns = (['width', 'profile', 'diameter'] as const).map(
    (name) => sql`${sizes.map((size) => size[name])}::float8[]`,
  )
  const ofSize = inOrder(
    query()
      .selectFrom('product')
      .select(['id', 'soldOut', 'priceGrosze'])
      .where(finderCondition({ type: 'Tire', single: {} }))
      .where(
        sql<SqlBool>`(product.width, product.profile, product.diameter) = (size.width, size.profile, size.diameter)`,
      ),
    undefined,
  )
    .where(condition)
    .limit(each)
  const ids = sql`
    SELECT listed.id
    FROM unnest(${sql.join(columns)}) AS size (width, profile, diameter), LATERAL (${ofSize}) AS listed
    ORDER BY listed.sold_out, listed.price_grosze, listed.id
    LIMIT ${most}`
  const rows = await inOrder(
    selectProducts().where(sql<SqlBool>`product.id IN (${ids})`),
    undefined,
  ).execute()
  return rows.map(toProduct)
}

/** The list of a car that is not sorted begins with the best fit. `hasFitting` is null where nothing was judged. */
async function bestOnPage(
  wanted: ResultsQuery,
  pageSize: number,
  counted: { total: number } | Promise<{ total: number }>,
  mostJudged = MOST_JUDGED,
): Promise<{ products: Product[]; hasFitting: boolean | null }> {
  const { hub, sort, page } = wanted
  // products that are too many to judge are not read for it
  const isJudged = hub && !sort && (await counted).total <= mostJudged
  const judged = isJudged ? await idsByVerdict(resultsCondition(wanted), hub) : null
  if (!judged) return { products: await productsOnPage(wanted, pageSize), hasFitting: null }
  const { ids, hasFitting } = judged
  const onPage = ids.slice((page - 1) * pageSize, page * pageSize)
  if (onPage.length === 0) return { products: [], hasFitting }
  const rows = await selectProducts().where('id', 'in', onPage).execute()
  const products = rows.sort((a, b) => onPage.indexOf(a.id) - onPage.indexOf(b.id)).map(toProduct)
  return { products, hasFitting }
}

/** The ids of the page come from an index alone, so that only the page's own rows are read from the table. */
async function productsOnPage(wanted: ResultsQuery, pageSize: number, condition?: Condition) {
  const found = query().selectFrom('product').select('id').where(resultsCondition(wanted))
  const idsOnPage = inOrder(condition ? found.where(condition) : found, wanted.sort)
    .limit(pageSize)
    .offset((wanted.page - 1) * pageSize)
  const rows = await inOrder(selectProducts().where('id', 'in', idsOnPage), wanted.sort).execute()
  return rows.map(toProduct)
}

/** How many products each of the queries finds, in one statement. */
export async function countProducts(queries: readonly ResultsQuery[]): Promise<number[]> {
  if (queries.length === 0) return []
  const resolved = await withVehicleFits(queries)
  const counts = resolved.map(
    (wanted, place) => sql`SELECT ${sql.lit(place)} AS place, (${countOf(wanted)}) AS total`,
  )
  const { rows } = await sql<{ total: number }>`
    ${sql.join(counts, sql` UNION ALL `)} ORDER BY place`.execute(query())
  return rows.map(({ total }) => total)
}

function countOf(wanted: ResultsQuery): Expression<unknown> {
  const counted = countedAhead(wanted, facetsCondition(wanted))
  return counted
    ? counted.select(({ ref }) => sql`coalesce(sum(${ref('products')}), 0)`.as('total'))
    : query()
        .selectFrom('product')
        .select(({ fn }) => fn.countAll().as('total'))
        .where(resultsCondition(wanted))
}

/** For search engines and storage: it shows products, and is not one of countless pages that anybody can invent. */
export const isWorthFinding = (
  { query, problems }: { query: ResultsQuery; problems: readonly AddressProblem[] },
  results: Results,
): boolean =>
  problems.length === 0 &&
  results.unknown.length === 0 &&
  results.products.length > 0 &&
  query.single.title === undefined &&
  !hasTypedPrices(query)

type Column = 'width' | 'profile' | 'diameter' | 'boltPattern' | 'thickness'

/** Values of some columns that a product on sale has together, and whether all products with them are sold out. */
export type Combination<Of extends Column> = {
  [Name in Of]: NonNullable<Selectable<Tables['product']>[Name]>
} & {
  soldOut: boolean
}

/** Goes from combination to combination through the finder's index: the cost grows with them and not the products. */
export async function combinationsOnSale<Of extends Column>(type: ProductType, columns: readonly Of[]) {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const last = sql.join(columns.map((column) => sql.ref(`step.${column}`)))
  // the first of a combination is in stock if any is
  const first = sql`
    SELECT ${names}, sold_out FROM product WHERE ${finderCondition({ type, single: {} })}`
  const order = sql`ORDER BY ${names}, sold_out LIMIT 1`
  const isNext = sql<SqlBool>`(${names}) > (${last})`
  const { rows } = await sql<Combination<Of>>`
    WITH RECURSIVE step AS (
      (${first} ${order}) UNION ALL SELECT next.* FROM step, LATERAL (${first} AND ${isNext} ${order}) AS next
    )
    SELECT * FROM step`.execute(query())
  return rows
}

export const sizesOnSale = (): Promise<TireSize[]> =>
  combinationsOnSale('Tire', ['width', 'profile', 'diameter'])
