import { expect } from 'playwright/test'
import { typedSettings } from '@/lib/shop/settings/testing'
import { type Account, call, createBuyer } from './api'
import { rowsOf } from './database'
import { orderProducts } from './orders'
import type { OwnShop } from './own-shop'

/** Places an order in an own shop by the API, and has its invoice issued. */
export async function placeWithInvoice({ origin: at }: OwnShop, administrator: Account, tire: number) {
  const buyer = await createBuyer()
  const order = await orderProducts(buyer, [tire], { at })
  const { token } = administrator
  const issued = await call('POST', '/api/admin/invoices', { at, token, body: { orderId: order.id } })
  expect(issued.status).toBe(200)
  return order
}

/** What the invoice and the file of an order say of the seller. */
export async function sellersOf(shop: OwnShop, orderId: string, { token }: Account) {
  const sql = "SELECT document -> 'seller' AS seller FROM invoice WHERE order_id = $1"
  const [issued] = await rowsOf(shop, sql, orderId)
  const path = `/api/tires/orders/${orderId}/export`
  const { body } = await call<{ seller: object }>('GET', path, { at: shop.origin, token })
  return { invoice: issued?.seller, file: body.seller }
}

/** Has the owner of an own shop say who sells, and where transfers go. */
export async function setBankAccount({ origin: at }: OwnShop, { token }: Account) {
  const details = { ...typedSettings().details, name: 'Trakt 4x4' }
  const company = { ...details.company, name: 'Opony Bies Sp. z o.o.' }
  const settings = typedSettings({ details: { ...details, company } })
  const save = () => call('PUT', '/api/admin/settings', { at, token, body: { version: 0, settings } })
  // a server that has just started may be too busy at first
  await expect.poll(async () => (await save()).status).toBe(200)
}
