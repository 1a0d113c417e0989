import { expect, test } from 'playwright/test'
import { button, open, sessionCookie, signIn, signOut } from '../support/accounts'
import { createBuyer } from '../support/api'
import { visible } from '../support/visible'
import { browserLocale, walkedIn, wordsOf } from '../support/words'

const t = wordsOf('pl')
test.use({ locale: browserLocale.pl })

test('a session that ended takes its copied cookies along, and leaves the other browsers alone', async ({
  page,
  context,
  browser,
}) => {
  const who = await createBuyer()
  await signIn(page, 'pl', who, '/details')
  const thief = await browser.newContext({ locale: browserLocale.pl })
  await thief.addCookies(await context.cookies())
  const stolen = await thief.newPage()
  await open(stolen, 'pl', '/tires')
  await expect(stolen.getByLabel(t('layout.accountOf', { name: who.email }))).toBeVisible()
  const friend = await browser.newContext({ locale: browserLocale.pl })
  const elsewhere = await friend.newPage()
  await signIn(elsewhere, 'pl', who, '/details')

  await signOut(page, 'pl')
  const items = `/api/trakt/cart/${who.uid}/items`
  expect((await stolen.request.get(items)).status()).toBe(401)
  expect(await (await stolen.request.get('/api/session')).json()).toBeNull()
  expect((await elsewhere.request.get(items)).status()).toBe(200)
  await open(stolen, 'pl', '/cart')
  await expect(stolen.getByText(t('errors.account.not_authenticated'))).toBeVisible()
  await Promise.all([thief.close(), friend.close()])
})

for (const language of walkedIn('ru')) {
  const t = wordsOf(language)

  test(`${language}: my data lists the browsers that are signed in, and ends one or all of them`, async ({
    page,
    browser,
  }) => {
    const who = await createBuyer()
    const others = await Promise.all(
      [1, 2].map(() => browser.newContext({ locale: browserLocale[language] })),
    )
    for (const other of others) await signIn(await other.newPage(), language, who, '/cart')
    const isIn = (n: number) =>
      others[n]?.request.get('/api/session').then(async (answer) => (await answer.json()) !== null)
    await signIn(page, language, who, '/details')
    const section = visible(page.getByRole('region', { name: t('sessions.title') }))
    const rows = section.getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await expect(rows.first()).toContainText(t('sessions.current'))
    await expect(rows.first()).toContainText('Chrome')

    const end = section.getByRole('button').filter({ hasText: t('sessions.end') })
    // The newest session comes first.
    await end.first().click()
    await expect(rows).toHaveCount(2)
    await expect(section.getByRole('heading')).toBeFocused()
    await expect.poll(() => isIn(1)).toBe(false)
    expect(await isIn(0)).toBe(true)

    await button(section, t('sessions.everywhere')).click()
    await expect(page.getByText(t('sessions.everywhereDone'))).toBeVisible()
    await expect(page.getByText(t('errors.account.not_authenticated'))).toBeVisible()
    expect(await sessionCookie(page.context())).toBeUndefined()
    expect(await isIn(0)).toBe(false)
    await Promise.all(others.map((other) => other.close()))
  })
}
