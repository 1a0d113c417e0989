import { expect, test } from 'vitest'
import { anUnpaidOrder } from '@/lib/sales/payments/testing'
import { GET as mail } from './[id]/route'
import { GET as page } from './route'

const get = (path = '') => new Request(`http://127.0.0.1:3000/api/demo/outbox${path}`)

test('the demo shows its mails as their reader sees them, and as text', async () => {
  const { order } = await anUnpaidOrder()
  const list = await page(get(), { params: Promise.resolve({}) })
  expect(list.headers.get('content-type')).toContain('text/html')
  const html = await list.text()
  const id = /outbox\/(\d+)">Potwierdzenie zamówienia/.exec(html)?.[1] ?? ''
  const params = Promise.resolve({ id })
  const read = await mail(get(`/${id}`), { params })
  expect(read.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await read.text()).toContain(order.id)
  const text = await (await mail(get(`/${id}?as=text`), { params })).text()
  expect(text).toContain(`Subject: Potwierdzenie zamówienia ${order.id}`)
})

test('a mail that does not exist is a 404', async () => {
  const params = Promise.resolve({ id: '999999' })
  expect((await mail(get('/999999'), { params })).status).toBe(404)
})
