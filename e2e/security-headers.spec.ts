import { expect, test } from 'playwright/test'
import { origin } from './api'

test("a script of a stranger does not run on the shop's pages, and a stranger's page cannot frame them", async ({
  page,
}) => {
  const response = await page.goto('/')
  expect(response?.headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  const refused = await page.evaluate(
    () =>
      new Promise((settle) => {
        document.addEventListener('securitypolicyviolation', (event) =>
          settle([event.effectiveDirective, event.blockedURI]),
        )
        const script = document.createElement('script')
        script.src = 'https://stranger.example/steal.js'
        document.head.append(script)
      }),
  )
  expect(refused).toEqual(['script-src-elem', 'https://stranger.example/steal.js'])
})

test('no answer is taken for another type than it says', async () => {
  for (const path of ['/', '/api/health', '/robots.txt', '/en/no-such-page']) {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    await answer.body?.cancel()
  }
})
