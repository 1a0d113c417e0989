import { rows } from './database'

export const findProduct = async (id: number) => (await rows('SELECT * FROM product WHERE id = $1', id))[0]

export const stockOf = async (id: number) => (await findProduct(id))?.quantity_in_stock

/** The products of the shop, the newest first. */
export const fetchProducts = () => rows('SELECT * FROM product WHERE NOT in_archive ORDER BY id DESC')

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
