import 'server-only'
import { notFound } from 'next/navigation'
import { readProductId } from '@/lib/catalog/product/product-id'
import { getStaffProduct } from '@/lib/catalog/product/queries'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import { isNotFound } from '@/lib/platform/errors'
import { pathId } from '@/lib/platform/http/request/params'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isForPacking } from '@/lib/sales/orders/packing'
import { getOrder, type OrderReader, seesAll, theShop } from '@/lib/sales/orders/queries'
import type { Order } from '@/lib/sales/orders/schema'

const answer404 = (error: unknown): never => {
  if (isNotFound(error)) notFound()
  throw error
}

/** The thing with the number in an address; an unknown or impossible one is answered with 404. */
export async function numberedOr404<Item>(
  segment: string,
  read: (id: number) => Promise<Item>,
): Promise<Item> {
  const { data } = pathId.safeParse(segment)
  return data === undefined ? notFound() : read(data).catch(answer404)
}

export async function productOr404(segment: string): Promise<StaffProduct> {
  const id = readProductId(segment)
  return (id === undefined ? null : await getStaffProduct(id)) ?? notFound()
}

/** The order with the id in an address; an unknown or impossible id is answered with 404. */
export const orderOr404 = async (id: string, admin: OrderReader): Promise<Order> =>
  /^[\w-]{1,40}$/.test(id) ? getOrder(id, admin).catch(answer404) : notFound()

/** The order for a page without prices. A role that only packs gets 404 for an order that is not to be sent or on its way. */
export async function orderToPackOr404(id: string, admin: ShopUser): Promise<Order> {
  if (seesAll('orders', admin)) return orderOr404(id, admin)
  const order = await orderOr404(id, theShop)
  return isForPacking(order) ? order : notFound()
}
