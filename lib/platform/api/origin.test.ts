import { describe, expect, test } from 'vitest'
import { handler } from '@/lib/platform/api/handler'
import { setUpDemo } from '@/lib/platform/runtime/testing'

setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop' })
const SHOP = 'http://127.0.0.1:3000'

const write = handler({ user: 'anyone' }, () => 'written')
const send = async (headers: Record<string, string>) => {
  const request = new Request(`${SHOP}/api/x`, { method: 'POST', headers })
  return (await write(request, { params: Promise.resolve({}) })).status
}

describe('a write that is no foreign page’s', () => {
  test('a page of the shop writes, also where its browser hides the origin', async () => {
    expect(await send({ origin: SHOP })).toBe(200)
    expect(await send({ origin: SHOP, 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await send({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await send({ 'sec-fetch-site': 'same-origin' })).toBe(200)
  })

  test('a program writes, which sends no header of a browser, or a bearer token', async () => {
    expect(await send({})).toBe(200)
    expect(await send({ authorization: 'Bearer t', origin: 'https://app.example' })).toBe(200)
    for (const authorization of ['Basic eDp5', 'Bearer', 'x'])
      expect(await send({ authorization, origin: 'https://app.example' }), authorization).toBe(403)
  })

  test('a session cookie without a header of the browser does not', async () => {
    expect(await send({ cookie: 'session=x' })).toBe(403)
  })
})
