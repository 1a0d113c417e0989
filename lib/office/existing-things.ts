import 'server-only'
import { importExists } from '@/lib/assortment/exchange/queries'
import { productExists } from '@/lib/assortment/products/queries'
import { customerExists } from '@/lib/customers/directory/queries'
import { newsExists } from '@/lib/customers/news/queries'
import { vehicleExists } from '@/lib/fitment/vehicles/queries'
import { pathId } from '@/lib/platform/http/request/params'
import { adminPages } from '@/lib/platform/identity/admin-pages'
import { orderExists } from '@/lib/sales/orders/queries'
import { returnExists } from '@/lib/sales/returns/queries'

const isExistingId = (exists: (id: number) => Promise<boolean>) => (segment: string) => {
  const id = pathId.safeParse(segment)
  return id.success ? exists(id.data) : Promise.resolve(false)
}

/** Pages of the administration about one record each, by folder, with the test whether the record exists. */
export const things: Record<string, (id: string) => Promise<boolean>> = {
  customers: customerExists,
  dispatch: orderExists,
  order: orderExists,
  products: isExistingId(productExists),
  news: isExistingId(newsExists),
  import: isExistingId(importExists),
  vehicles: isExistingId(vehicleExists),
  withdrawals: isExistingId(returnExists),
}

/** Whether a page of the administration is about nothing: itself it has begun to answer, with 200, before it knows. */
export async function namesNothing(path: string): Promise<boolean> {
  const [, kind = '', id = ''] = /^\/admin\/(\w+)\/([^/]+)(?:\/packing)?\/?$/.exec(path) ?? []
  const exists = things[kind]
  // a page with a name of its own, such as /admin/vehicles/gaps
  if (!exists || Object.hasOwn(adminPages, `/admin/${kind}/${id}`)) return false
  // While the database does not answer, the page itself reports the outage.
  return exists(decodeURIComponent(id)).then(
    (isThere) => !isThere,
    () => false,
  )
}
