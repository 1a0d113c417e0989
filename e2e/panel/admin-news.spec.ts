import { randomUUID } from 'node:crypto'
import { expect, test } from 'playwright/test'
import { button, field } from '../support/accounts'
import { openAdminPage } from '../support/admin-page'
import { call, origin, signInAsAdministrator } from '../support/api'
import { visit } from '../support/page-head'
import { at, wordsOf } from '../support/words'

type Item = { id: number; version: number; state: string; title: string }

/** Asks again for a page that takes the server more than two seconds to draw: it is sent as it was last, with its age. */
async function publicPage(path: string): Promise<{ status: number; text: string }> {
  let page = { status: 0, text: '' }
  await expect(async () => {
    const response = await visit(origin + path)
    page = { status: response.status, text: await response.text() }
    expect(response.headers.get('age')).toBeNull()
  }).toPass()
  return page
}

async function createItem(more: object = {}): Promise<Item> {
  const { token } = await signInAsAdministrator()
  const { status, body } = await call<Item>('POST', '/api/admin/news', {
    token,
    body: {
      title: `Próba ${randomUUID()}`,
      description: 'Treść próby, długa jak prawdziwe aktualności sklepu.',
      published: true,
      ...more,
    },
  })
  if (status !== 201) throw new Error(`creating news: ${status}`)
  return body
}

test('pl: an item goes from draft to the public page, shows an edit at once, and is withdrawn', async ({
  browser,
}) => {
  const t = wordsOf('pl')
  const title = `<b>Błoto</b> & "kolce" <script>alert(1)</script> ${randomUUID().slice(0, 8)}`
  const page = await openAdminPage(browser, 'pl')
  await page.goto('/admin/news')
  await page.getByRole('link', { name: t('adminNews.new') }).click()

  await test.step('what is missing is said beside the field', async () => {
    await expect(async () => {
      await button(page, t('adminNews.publish')).click({ timeout: 3_000 })
      await expect(page.getByText(t('errors.title_required'))).toBeVisible({ timeout: 3_000 })
    }).toPass()
    await field(page, t('adminNews.title')).fill(title)
    await field(page, t('adminNews.description')).fill('Pierwszy akapit.\n\nDrugi akapit.')
    await field(page, t('adminNews.video')).fill('https://vimeo.com/1')
    await button(page, t('adminNews.saveDraft')).click()
    await expect(page.getByText(t('errors.video_link'))).toBeVisible()
    await field(page, t('adminNews.video')).fill('https://youtu.be/aqz-KE-bpKQ?t=90')
  })

  await test.step('the preview shows the card, the page and a player that loads nothing by itself', async () => {
    await expect(page.getByRole('heading', { level: 3, name: title })).toHaveCount(2)
    await expect(page.getByRole('button', { name: `${t('news.play')}: ${title}` })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  })

  await button(page, t('adminNews.saveDraft')).click()
  await expect(page.getByText(t('adminNews.done.saved'))).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/news\/\d+$/)
  const id = Number(page.url().split('/').at(-1))
  expect((await publicPage(`/news/${id}`)).status).toBe(404)

  await test.step('published, it is on its page, in the list and in the feed, as text everywhere', async () => {
    await button(page, t('adminNews.publish')).click()
    await expect(page.getByText(t('adminNews.done.published'))).toBeVisible()
    for (const path of [`/news/${id}`, `/en/news/${id}`, '/allnews', '/feeds/pl.xml']) {
      const { status, text } = await publicPage(path)
      expect([path, status]).toEqual([path, 200])
      expect(text).toContain('&lt;b&gt;Błoto&lt;/b&gt;')
      expect(text).not.toContain('<script>alert(1)')
    }
    const { body } = await call<Item>('GET', `/api/tires/news/${id}`)
    expect(body.title).toBe(title)
  })

  await test.step('in English it is read in Polish, with a note, until somebody writes it in English', async () => {
    const polish = await publicPage(`/en/news/${id}`)
    expect(polish.text).toContain(wordsOf('en')('news.inPolish'))
    await button(page, `English ${t('languages.missing')}`).click()
    await field(page, t('adminNews.title')).fill(`Mud ${id}`)
    await button(page, t('adminNews.save')).click()
    // the text that is missing has the focus
    await expect(page.getByText(t('errors.description_required'))).toBeVisible()
    await button(page, `Polski ${t('languages.written')}`).click()
    await expect(field(page, t('adminNews.title'))).toHaveValue(title)
    await button(page, t('adminNews.save')).click()
    await expect(field(page, t('adminNews.title'))).toHaveValue(`Mud ${id}`)
    await expect(field(page, t('adminNews.description'))).toBeFocused()
    await page.keyboard.type('Now in English.')
    await expect(page.getByRole('heading', { level: 3, name: `Mud ${id}` })).toHaveCount(2)
    await button(page, t('adminNews.save')).click()
    await expect(page.getByText(t('adminNews.done.saved'))).toBeVisible()
    const translated = await publicPage(`/en/news/${id}`)
    expect(translated.text).toContain('Now in English.')
    expect(translated.text).not.toContain('Pierwszy akapit.')
    expect((await publicPage('/feeds/en.xml')).text).toContain(`<title>Mud ${id}</title>`)
    expect((await publicPage(`/ru/news/${id}`)).text).toContain('Pierwszy akapit.')
    await button(page, `Polski ${t('languages.written')}`).click()
  })

  await test.step('an edit is there at the next visit', async () => {
    await field(page, t('adminNews.title')).fill(`Poprawione ${id}`)
    await button(page, t('adminNews.save')).click()
    await expect(page.getByText(t('adminNews.done.saved'))).toBeVisible()
    for (const path of [`/news/${id}`, '/allnews', '/feeds/ru.xml'])
      expect((await publicPage(path)).text).toContain(`Poprawione ${id}`)
  })

  await test.step('withdrawn, it is gone', async () => {
    await button(page, t('adminNews.withdraw')).click()
    await button(page, t('adminNews.withdrawYes')).click()
    await expect(page.getByText(t('adminNews.done.withdrawn'))).toBeVisible()
    expect((await publicPage(`/news/${id}`)).status).toBe(404)
    expect((await publicPage('/allnews')).text).not.toContain(`Poprawione ${id}`)
  })
  await page.context().close()
})

test('en: a scheduled item appears when its time comes, without anybody opening its page before', async ({
  browser,
}) => {
  const t = wordsOf('en')
  const { id, title } = await createItem({ createdDate: new Date(Date.now() + 20_000).toISOString() })
  expect((await publicPage('/en/allnews')).text).not.toContain(title)
  expect((await publicPage(`/en/news/${id}`)).status).toBe(404)
  const page = await openAdminPage(browser, 'en')
  await page.goto('/en/admin/news')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText(
    new RegExp(`${t('adminNews.states.scheduled')}|${t('adminNews.states.published')}`),
  )
  await expect(async () => {
    expect((await publicPage('/en/allnews')).text).toContain(title)
    expect((await publicPage(`/en/news/${id}`)).status).toBe(200)
    expect((await publicPage('/feeds/en.xml')).text).toContain(title)
  }).toPass({ timeout: 40_000, intervals: [500] })
  await page.context().close()
})

test('ru: when two administrators edit an item, the second one is told and loses no text', async ({
  browser,
}) => {
  const t = wordsOf('ru')
  const item = await createItem({ published: false })
  const page = await openAdminPage(browser, 'ru')
  await page.goto(at('ru', `/admin/news/${item.id}`))
  await expect(async () => {
    await field(page, t('adminNews.title')).fill('Моя версия')
    await expect(field(page, t('adminNews.title'))).toHaveValue('Моя версия', { timeout: 1_000 })
    await expect(page.getByText(t('adminNews.unsaved'))).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const { token } = await signInAsAdministrator()
  const theirs = {
    title: 'Другая версия',
    description: 'Treść, którą zmienił drugi administrator.',
    published: false,
    version: item.version,
  }
  const saved = await call('PATCH', `/api/admin/news/${item.id}`, { token, body: theirs })
  expect(saved.status).toBe(200)

  await page.keyboard.press('Control+s')
  const conflict = page.getByRole('alert').filter({ hasText: t('adminNews.conflictTitle') })
  await expect(conflict).toContainText('Другая версия')
  await expect(field(page, t('adminNews.title'))).toHaveValue('Моя версия')
  await button(page, t('editor.keepMine')).click()
  await expect(page.getByText(t('adminNews.done.saved'))).toBeVisible()
  const { body } = await call<Item>('GET', `/api/admin/news/${item.id}`, { token })
  // what only the other one changed is not undone
  const { description } = theirs
  expect(body).toMatchObject({ title: 'Моя версия', description, version: 3, state: 'draft' })

  await button(page, t('adminNews.delete')).click()
  await button(page, t('adminNews.deleteYes')).click()
  await expect(page).toHaveURL(/\/ru\/admin\/news$/)
  expect((await call('GET', `/api/admin/news/${item.id}`, { token })).status).toBe(404)
  await page.context().close()
})

test('news are written by administrators alone', async () => {
  const body = { title: 'x', description: 'y', published: true }
  expect((await call('POST', '/api/admin/news', { body })).status).toBe(401)
  expect((await call('PATCH', '/api/admin/news/1', { body: { ...body, version: 1 } })).status).toBe(401)
  expect((await call('GET', '/api/admin/news/1')).status).toBe(401)
})

test('ru: text that was not saved is not left by a link without a question', async ({ browser }) => {
  const t = wordsOf('ru')
  const { id } = await createItem({ published: false })
  const page = await openAdminPage(browser, 'ru')
  await page.goto(at('ru', `/admin/news/${id}`))
  const title = field(page, t('adminNews.title'))
  const back = page.getByRole('link', { name: t('adminNews.backToList') })
  const question = page.getByRole('dialog', { name: t('leave.title') })
  await expect(async () => {
    await title.fill(`Другое ${randomUUID()}`)
    // Next may show a kept page again in the middle of this; its text must survive that too.
    await expect(title).toHaveValue(/^Другое/, { timeout: 1_000 })
    await expect(page.getByText(t('adminNews.unsaved'))).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await back.click()
  await expect(question).toContainText(t('editor.leaveText'))
  await question.getByRole('button', { name: t('leave.stay') }).click()
  await expect(title).toHaveValue(/^Другое/)
  await back.click()
  await question.getByRole('button', { name: t('leave.leave') }).click()
  await expect(page).toHaveURL(/\/admin\/news$/)
})
