import { demoProducts } from '@/prisma/catalogue/catalogue'
import { askPatiently, call } from './api'
import { rows } from './database'

export const findProduct = async (id: number) => (await rows('SELECT * FROM product WHERE id = $1', id))[0]

export const stockOf = async (id: number) => (await findProduct(id))?.quantity_in_stock

/** The products of the shop, the newest first. */
export const fetchProducts = () => rows('SELECT * FROM product WHERE NOT in_archive ORDER BY id DESC')

/** The demo's products have the ids up to this one. */
export const DEMO_PRODUCTS = demoProducts().length

/** The first products of the demo in a list of the API: what other journeys create may change, and go. */
export async function fetchDemoProducts<Product extends { id: number }>(
  list: string,
  query: Record<string, string> = {},
): Promise<Product[]> {
  const address = `/api/${list}?${new URLSearchParams({ ...query, pageSize: '100' })}`
  const { status, body } = await askPatiently(() => call<Product[]>('GET', address))
  if (status !== 200) throw new Error(`${address}: ${status}`)
  return body.filter(({ id }) => id <= DEMO_PRODUCTS)
}

/** Changes columns of a product beside the shop. */
export function changeProduct(id: number, changes: Record<string, string | number | null>) {
  const assignments = Object.keys(changes).map((column, i) => `${column} = $${i + 2}`)
  return rows(`UPDATE product SET ${assignments.join(', ')} WHERE id = $1`, id, ...Object.values(changes))
}

/** What the record of changes has of a product's import. */
export const fetchImportsOf = (id: number) =>
  rows(
    `SELECT before, after FROM audit_entry WHERE action = 'product.import' AND subject_id = $1`,
    String(id),
  )
