import { expect, test } from 'playwright/test'
import { pngOf } from '@/lib/media/testing'
import { createBuyer, origin, signInAsAdministrator } from '../support/api'
import { jpeg } from '../support/product-form'

const upload = async (token: string | undefined, body: Buffer, type = 'image/png') => {
  const answer = await fetch(`${origin}/api/pictures`, {
    method: 'POST',
    headers: { 'content-type': type, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Uint8Array(body),
  })
  return { status: answer.status, body: (await answer.json()) as { code?: string; url?: string } }
}

test('a picture that is none, too much of one, or from the wrong hands is refused by name', async () => {
  const { token } = await signInAsAdministrator()
  const buyer = await createBuyer()
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(document.domain)</script></svg>`,
  )
  expect((await upload(undefined, await jpeg())).status).toBe(401)
  expect((await upload(buyer.token, await jpeg())).status).toBe(403)
  const refusals: [Buffer, number, string][] = [
    [svg, 415, 'picture.unsupported'],
    [Buffer.from('%PDF-1.7 no picture at all'), 415, 'picture.unsupported'],
    [(await jpeg()).subarray(0, 2_000), 422, 'picture.unreadable'],
    [pngOf(100_000, 100_000, 0), 422, 'picture.too_many_pixels'],
    [pngOf(10_000, 10_000, 10_000), 422, 'picture.too_many_pixels'],
    [Buffer.concat([await jpeg(), Buffer.alloc(15 * 1024 ** 2)]), 413, 'picture.too_large'],
  ]
  for (const [body, status, code] of refusals) {
    const answer = await upload(token, body)
    expect([answer.status, answer.body.code]).toEqual([status, code])
  }
  const uploaded = await upload(token, await jpeg(), 'text/html')
  expect(uploaded.status).toBe(201)
  expect(uploaded.body.url).toMatch(/^\/media\/photo\/[0-9a-f]{32}\.avif$/)
  for (const path of ['/media/photo/..%2f..%2f.env', '/media/photo/%2e%2e%2f.env', '/media/photo/x.avif'])
    expect((await fetch(origin + path)).status).toBe(404)
})
