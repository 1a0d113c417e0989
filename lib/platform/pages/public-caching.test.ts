import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { markDataPublic, markPublic, PUBLIC_CACHING } from './public-caching'

const answerWith = (caching: string) =>
  new ServerResponse(new IncomingMessage(new Socket())).setHeader('cache-control', caching)

test("caches in front keep a page, and the router's data of it, for a second instead of Next's hour", () => {
  const page = answerWith('s-maxage=3600, stale-while-revalidate=31532400')
  expect(markPublic(page)).toBe(3600)
  const data = answerWith('s-maxage=3600, stale-while-revalidate=31532400')
  markDataPublic(data)
  data.writeHead(200)
  for (const answer of [page, data]) {
    expect(answer.getHeader('cache-control')).toBe(PUBLIC_CACHING)
    expect(answer.getHeader('x-accel-expires')).toMatch(/^@\d{10}$/)
  }
})

test('what belongs to one visitor is not made public', () => {
  const answer = answerWith('private, no-store')
  expect(markPublic(answer)).toBe(0)
  expect(answer.getHeader('cache-control')).toBe('private, no-store')
  expect(answer.hasHeader('x-accel-expires')).toBe(false)
})
