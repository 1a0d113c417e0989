import { NewProduct } from '@/lib/assortment/products/entry'
import { createProduct } from '@/lib/assortment/products/service'
import type { StaffProduct } from '@/lib/catalog/product/schema'
import type { TireSize } from '@/lib/measures/dimensions'
import { isDatabaseOutage } from '@/lib/platform/database/outage'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { setRequiredVariables } from '@/lib/platform/runtime/testing'
import { addToCart } from '@/lib/sales/cart/service'
import { placeOrder } from '@/lib/sales/placing/place.service'
import { PlaceOrder, type PlaceOrderInput } from './schema'
import { orderOf } from './testing-sample-order'

// placing an order asks the environment for its limits
setRequiredVariables()

let made = 0

/** A customer of their own for a test, whose address is confirmed. */
export const aCustomer = (): ShopUser => {
  const uid = `customer-${++made}`
  return { uid, name: 'Łucja Żółć', email: `${uid}@trakt.example`, isEmailConfirmed: true, isAdmin: false }
}

export const anAdministrator: ShopUser = {
  uid: 'administrator',
  name: 'Anna Nowak',
  email: 'admin@trakt.example',
  isAdmin: true,
  role: 'owner',
}

/** A tire on sale with this stock. */
export const aTire = (
  quantityInStock: number,
  more: {
    title?: string
    price?: number
    cost?: number
    vatRate?: number
    inArchive?: boolean
    manufacturer?: string
    icVc?: string
  } & Partial<TireSize> = {},
): Promise<StaffProduct> =>
  createProduct(
    NewProduct.parse({
      productType: 'Tire',
      title: `Trakt Błoto MT 195/80 R15 96Q ${++made}`,
      typeOfTire: '4X4',
      icVc: '96Q',
      width: 195,
      profile: 80,
      diameter: 15,
      season: 'allseason',
      url: '/media/tire.avif',
      urls: ['/media/tire-2.avif'],
      approval: 'R108',
      approvalNumber: '108R-004404',
      inf: 'Bieżnikowana',
      price: 549.99,
      quantityInStock,
      ...more,
    }),
    anAdministrator,
  )

export const anOrderOf = (user: ShopUser, more: Partial<PlaceOrderInput> = {}): PlaceOrder =>
  PlaceOrder.parse({
    ...orderOf(user),
    ...more,
  })

export async function fillCart(user: ShopUser, quantities: [StaffProduct, number][]): Promise<void> {
  for (const [product, quantity] of quantities)
    await addToCart(user.uid, { product: { id: product.id }, quantity })
}

/** Places an order as a page does, which asks again after a 503: on a busy machine the queue is longer than patience. */
export async function placePatiently(user: ShopUser, more: Partial<PlaceOrderInput> = {}) {
  for (;;) {
    try {
      return await placeOrder(anOrderOf(user, more), user)
    } catch (error) {
      if (!isUnavailable(error)) throw error
    }
  }
}

/** What the handler answers with 503. */
export const isUnavailable = (error: unknown) =>
  error instanceof ShopError ? error.code === 'unavailable' : isDatabaseOutage(error)
