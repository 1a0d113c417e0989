import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test, vi } from 'vitest'
import { setUpDemo } from '@/lib/platform/runtime/testing'

/** Reads the header in a new process state: the number of trusted proxies is parsed only once. */
async function addressBehind(proxies: number, forwarded?: string): Promise<string> {
  vi.resetModules()
  setUpDemo({ DATABASE_URL: 'postgresql://shop@127.0.0.1:1/shop', TRUSTED_PROXIES: String(proxies) })
  const { clientAddress } = await import('./client-address')
  return clientAddress(new Headers(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }))
}

test('without a proxy only the address of the connection counts, whatever the client says of itself', async () => {
  expect(await addressBehind(0, '203.0.113.7')).toBe('203.0.113.7')
  expect(await addressBehind(0, '1.1.1.1, 2.2.2.2, 203.0.113.7')).toBe('203.0.113.7')
})

test('behind one or two proxies the address is the one that the farthest of them saw', async () => {
  expect(await addressBehind(1, '1.1.1.1, 203.0.113.7, 10.0.0.1')).toBe('203.0.113.7')
  expect(await addressBehind(2, '1.1.1.1, 203.0.113.7, 10.0.0.2, 10.0.0.1')).toBe('203.0.113.7')
})

test('a request that comes past the proxies counts by its connection', async () => {
  expect(await addressBehind(2, '10.0.0.9')).toBe('10.0.0.9')
})

test('a network of IPv6 is one address, and IPv4 is the same in both ways of writing', async () => {
  const whole = await addressBehind(0, '2001:db8:0:12::1')
  expect(await addressBehind(0, '2001:0db8:0000:0012:ffff:ffff:ffff:1')).toBe(whole)
  expect(await addressBehind(0, '2001:db8:0:13::1')).not.toBe(whole)
  expect(await addressBehind(0, '::ffff:203.0.113.7')).toBe('203.0.113.7')
})

test('a request without an address counts like every other one without', async () => {
  expect(await addressBehind(0)).toBe('unknown')
})

test('a server appends the address of each connection to what the client says', async () => {
  const { addSocketAddress } = await import('./client-address')
  const server = createServer((request, response) => {
    addSocketAddress(request)
    response.end(`${request.headers['x-forwarded-for']}`)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const forwardedFor = async (headers: Record<string, string>) => (await fetch(address, { headers })).text()
  expect(await forwardedFor({})).toBe('127.0.0.1')
  expect(await forwardedFor({ 'x-forwarded-for': '1.1.1.1' })).toBe('1.1.1.1, 127.0.0.1')
  server.close()
})
