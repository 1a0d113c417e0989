import { afterAll, expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import * as environment from '@/lib/platform/runtime/env'
import { quotePayment } from '@/lib/sales/payments/queries'
import { anUnpaidOrder } from '@/lib/sales/payments/testing'
import { openPayment } from '@/lib/sales/settlement/service'
import { GET as mail } from './[id]/route'
import { GET as page } from './route'

// A hosted shop without PayPal keys.
const hosted = environment.parseEnv({
  DATABASE_URL: process.env.DATABASE_URL,
  SHOP_ORIGIN: 'https://trakt.example',
  FIREBASE_PROJECT_ID: 'trakt',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'trakt.firebaseapp.com',
  FIREBASE_DATABASE_URL: 'https://trakt.firebaseio.com',
  HASH_KEY: 'k'.repeat(32),
})
const reading = vi.spyOn(environment, 'env').mockReturnValue(hosted)
afterAll(() => reading.mockRestore())

const get = (path: string) => new Request(`https://trakt.example/api/demo/outbox${path}`)

test("a hosted shop shows nobody's mails", async () => {
  await anUnpaidOrder()
  const row = await db().outbox.findFirstOrThrow({ where: { topic: 'order.placed' } })
  const params = Promise.resolve({ id: String(row.id) })
  expect((await page(get(''), { params: Promise.resolve({}) })).status).toBe(404)
  expect((await mail(get(`/${row.id}`), { params })).status).toBe(404)
})

test('a shop without the keys of the wallet does not offer it, and says so', async () => {
  const { user, order } = await anUnpaidOrder()
  expect(await quotePayment(order.id, user)).toMatchObject({ wallet: null, payable: false, payment: null })
  await expect(openPayment({ orderId: order.id }, user)).rejects.toThrow('payment.not_offered')
})
