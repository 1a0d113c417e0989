import { expect, test } from 'vitest'
import { answerHeaders, contentSecurityPolicy } from './security-headers'

const hosted = { demo: false, reloads: false, analytics: false }
const policyOf = (path: string, surroundings = hosted) =>
  contentSecurityPolicy(surroundings, { path, inlineScripts: ["'sha256-abc='"] })
const directive = (policy: string, name: string) =>
  policy.split('; ').find((line) => line.startsWith(`${name} `)) ?? ''

test("a hosted shop's pages trust nothing on loopback, evaluate no text and run no inline script but by its hash", () => {
  for (const path of ['/', '/tires', '/Payment', '/admin/news/1']) {
    const policy = policyOf(path)
    expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval/)
    expect(directive(policy, 'script-src')).not.toContain("'unsafe-inline'")
    expect(directive(policy, 'script-src')).toContain("'sha256-abc='")
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(policy).toContain("frame-ancestors 'self'")
  }
})

test('PayPal is trusted on the payment page only', () => {
  for (const path of ['/Payment', '/payment/']) expect(policyOf(path)).toContain('paypal.com')
  for (const path of ['/', '/cart', '/PaymentX', '/news/Payment'])
    expect(policyOf(path)).not.toContain('paypal')
})

test('videos play only on news pages and in the administration of news', () => {
  for (const path of ['/news/1', '/admin', '/admin/news/1'])
    expect(directive(policyOf(path), 'frame-src')).toContain('youtube-nocookie')
  expect(policyOf('/allnews')).not.toContain('youtube')
})

test('analytics are trusted by a shop that has them only', () => {
  expect(policyOf('/')).not.toContain('googletagmanager')
  expect(directive(policyOf('/', { ...hosted, analytics: true }), 'script-src')).toContain('googletagmanager')
})

test("the demo's pages reach its stand-ins", () => {
  expect(policyOf('/', { ...hosted, demo: true })).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:\*/)
})

test('browsers are held to HTTPS for a year, for all subdomains too, by a hosted shop only', () => {
  const header = (isHosted: boolean) =>
    answerHeaders({ hosted: isHosted }).find(({ key }) => key === 'Strict-Transport-Security')?.value
  expect(header(true)).toBe('max-age=31536000; includeSubDomains')
  expect(header(false)).toBeUndefined()
})

test('other sites are told where a visitor comes from without path and parameters', () => {
  expect(answerHeaders({ hosted: true })).toContainEqual({
    key: 'Referrer-Policy',
    value: 'strict-origin-when-cross-origin',
  })
})
