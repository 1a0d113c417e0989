import { expect, test } from 'vitest'
import { answerHeaders, pageHeaders } from './security-headers'

const policyOf = (surroundings: { demo: boolean; reloads: boolean }) =>
  Object.fromEntries(pageHeaders(surroundings).map(({ key, value }) => [key, value]))[
    'Content-Security-Policy'
  ] ?? ''

test("a hosted shop's pages trust nothing on loopback and evaluate no text", () => {
  const policy = policyOf({ demo: false, reloads: false })
  expect(policy).not.toMatch(/127\.0\.0\.1|localhost|unsafe-eval/)
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
})

test("the demo's pages reach its stand-ins", () => {
  expect(policyOf({ demo: true, reloads: false })).toMatch(/connect-src [^;]*ws:\/\/127\.0\.0\.1:\*/)
})

test('browsers are held to HTTPS by a hosted shop only', () => {
  const keys = (hosted: boolean) => answerHeaders({ hosted }).map(({ key }) => key)
  expect(keys(true)).toContain('Strict-Transport-Security')
  expect(keys(false)).not.toContain('Strict-Transport-Security')
})
