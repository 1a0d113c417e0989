import { expect, test } from 'playwright/test'
import { origin } from '../support/api'

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
  const files = ['/robots.txt', '/.well-known/security.txt', '/media/product/1/front-320.webp']
  for (const path of ['/', '/api/health', '/en/no-such-page', ...files]) {
    const answer = await fetch(origin + path)
    expect(answer.headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(answer.headers.get('content-security-policy'), path).toContain('frame-ancestors')
    await answer.body?.cancel()
  }
})

test('a page that the browser asks about again still runs its scripts', async ({ page }) => {
  await page.goto('/en/wheels')
  await page.goto('/en/cart')
  const again = page.waitForResponse((response) => response.url().endsWith('/en/wheels'))
  await page.goto('/en/wheels')
  // A 304 must not replace the policy that came with the page.
  expect((await again).headers()['content-security-policy'] ?? "'sha256-").toContain("'sha256-")
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate(() => Array.isArray(Reflect.get(window, '__next_f')))).toBe(true)
})

test('a script that is smuggled into a page does not run', async ({ page }) => {
  await page.route('/en/contact', async (route) => {
    const response = await route.fetch()
    const body = (await response.text()).replace(
      '</body>',
      '<script>document.title = "stolen"</script></body>',
    )
    await route.fulfill({ response, body })
  })
  await page.goto('/en/contact')
  expect(await page.title()).not.toBe('stolen')
})
