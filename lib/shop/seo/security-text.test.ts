import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/security.txt/route'
import { locales } from '@/lib/platform/i18n/routing'
import { applyDetails, builtInDetails } from '@/lib/platform/shop-details'
import config from '@/next.config'
import { securityText } from './files'

const YEAR_MS = 365 * 24 * 60 * 60 * 1_000

beforeEach(() => vi.stubEnv('SHOP_ORIGIN', 'https://trakt.example'))
afterEach(() => {
  vi.unstubAllEnvs()
  applyDetails(null)
})

const field = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? ''

test('whoever finds a weakness is told the address of the settings, and where this text belongs', () => {
  applyDetails({ ...builtInDetails(), email: 'owner@shop.example' })
  const text = securityText(new Date('2026-11-22T15:00:00Z'))
  expect(text).toBe(`Contact: mailto:owner@shop.example
Contact: https://trakt.example/contact
Expires: 2027-06-01T00:00:00Z
Preferred-Languages: ${locales.join(', ')}
Canonical: https://trakt.example/.well-known/security.txt
`)
})

test('on every day of two years the text about weaknesses is valid for half a year more, and for less than a whole one', () => {
  for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += 86_400_000) {
    const left = Date.parse(field(securityText(new Date(day)), 'Expires')) - day
    expect(left).toBeGreaterThan(YEAR_MS / 2 - 5 * 86_400_000)
    expect(left).toBeLessThan(YEAR_MS)
  }
})

test('the text about weaknesses stays the same for a month, so that caches need not fetch it again', () => {
  const texts = [1, 15, 30].map((day) => securityText(new Date(Date.UTC(2026, 10, day))))
  expect(new Set(texts).size).toBe(1)
})

test('the address for security.txt answers plain text that caches may keep', async () => {
  const request = new Request('https://trakt.example/.well-known/security.txt')
  const answer = await GET(request, { params: Promise.resolve({}) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(answer.headers.get('cache-control')).toContain('public')
  expect(field(await answer.text(), 'Contact')).toBe('mailto:sklep@trakt.example')
  expect(await config.rewrites?.()).toContainEqual({
    source: '/.well-known/security.txt',
    destination: '/security.txt',
  })
})
