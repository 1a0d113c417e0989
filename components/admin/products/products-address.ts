import { AdminProductsQuery } from '@/lib/catalog/admin/list-query'

type SearchParams = Record<string, string | string[] | undefined>

/** What an address of the list asks for. What cannot be is left out, so that an old link still opens. */
export function productsQuery(params: SearchParams): AdminProductsQuery {
  const asked: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(AdminProductsQuery.shape)) {
    const value = params[name]
    const first = Array.isArray(value) ? value[0] : value
    if (first && schema.safeParse(first).success) asked[name] = first
  }
  return AdminProductsQuery.parse(asked)
}

/** The address of a list, without its language; what means the usual is left out. */
export function productsPath(query: Partial<AdminProductsQuery>): string {
  const usual: Record<string, unknown> = AdminProductsQuery.parse({})
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '' && value !== usual[name]) address.set(name, String(value))
  return address.size > 0 ? `/admin/products?${address}` : '/admin/products'
}
