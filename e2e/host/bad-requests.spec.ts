import { once } from 'node:events'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { expect, test } from 'playwright/test'
import { origin } from '../support/api'
import { sendRaw } from '../support/raw-request'

const pages = [
  '/',
  '/tires',
  '/tires/filter/width=195',
  '/tireDetail/1',
  '/en/news',
  '/ru/cart',
  '/signIn',
  '/admin',
]

test('what is sent to a page is refused with what the page takes, and is no failure of the shop', async () => {
  const multipart = '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n1\r\n--x--\r\n'
  const bodies: [headers: Record<string, string>, body: string][] = [
    [{ 'content-type': 'multipart/form-data; boundary=x' }, multipart],
    [{ 'content-type': 'multipart/form-data' }, 'x'],
    [{ 'content-type': 'application/x-www-form-urlencoded' }, 'a=1'],
    [{ 'next-action': '7f'.repeat(20), 'content-type': 'text/plain' }, '[]'],
    [{ 'next-action': 'x', 'content-type': 'multipart/form-data; boundary=x' }, multipart],
  ]
  for (const path of pages)
    for (const [headers, body] of bodies) {
      const answer = await sendRaw('POST', path, { ...headers, origin }, body)
      expect([path, headers, answer.status, answer.headers.allow]).toEqual([path, headers, 405, 'GET, HEAD'])
    }
})

test('the server says which methods it knows, and has none that fails', async () => {
  const options = await sendRaw('OPTIONS', '*')
  expect(options.status).toBe(204)
  expect(options.headers.allow).toContain('GET, HEAD, POST')
  for (const path of ['/tires', '/api/tires', '/media/news/default.avif', '/_next/x'])
    expect((await sendRaw('TRACE', path)).status, path).toBe(405)
  for (const path of pages) expect((await sendRaw('OPTIONS', path)).status, path).toBeLessThan(500)
})

test('the picture scaler of Next, which the shop does not use, is closed', async () => {
  for (const url of ['/admin', '/media/product/1/front.avif', 'https://trakt.example/x.png', ''])
    expect((await sendRaw('GET', `/_next/image?url=${encodeURIComponent(url)}&w=640&q=75`)).status, url).toBe(
      404,
    )
})

test('a body that comes byte by byte is refused while it comes, and its connection ends', async () => {
  const call: ClientRequest = request(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': '1000' },
  })
  // The server closes the connection before the whole body has been sent.
  call.on('error', () => undefined)
  const drops = setInterval(() => call.write(' '), 1_000)
  try {
    const [response] = (await once(call, 'response')) as [IncomingMessage]
    let text = ''
    for await (const piece of response) text += piece
    expect([response.statusCode, JSON.parse(text).code]).toEqual([408, 'request_timeout'])
    if (!call.destroyed) await once(call, 'close')
  } finally {
    clearInterval(drops)
    call.destroy()
  }
})

test('the root of the API is an unknown path like any other', async () => {
  for (const method of ['GET', 'POST', 'DELETE']) {
    const { status, body } = await sendRaw(method, '/api')
    expect([status, JSON.parse(body).code], method).toEqual([404, 'not_found'])
  }
})
