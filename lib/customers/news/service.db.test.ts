import { describe, expect, test } from 'vitest'
import { clearUnusedPictures } from '@/lib/media/uploads/picture-use.service'
import { aDayAgo, files, hashOf, upload } from '@/lib/media/uploads/testing'
import { db } from '@/lib/platform/database/db'
import { fieldErrors } from '@/lib/platform/http/fields'
import { locales, translations } from '@/lib/platform/i18n/routing'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { sitemapPages } from '@/lib/site/sitemap/queries'
import { fileNumberOf } from '@/lib/site/sitemap/sitemap'
import { getEditedNews, getNews, getWrittenNews, listEditedNews, listNews, listNewsAbout } from './queries'
import { missingLanguages, newsIn } from './rules'
import { ChangedNews, NewNews, NewsText } from './schema'
import { changeNews, createNews, deleteNews } from './service'

const HOUR = 3_600_000
const later = () => new Date(Date.now() + HOUR).toISOString()

const written = (more: object = {}) =>
  NewNews.parse({ title: 'Zimowe mieszanki', description: 'Już są.', published: true, ...more })
const change = (id: number, version: number, more: object = {}) =>
  changeNews(id, ChangedNews.parse({ ...written(more), version }), anAdministrator)

const isListed = async (id: number) => (await listNews()).some((item) => item.id === id)
const isInSitemap = async (id: number) => {
  for await (const pages of sitemapPages('news', fileNumberOf(id)))
    if (pages.some(({ path }) => path === `/news/${id}`)) return true
  return false
}
const audited = (id: number) =>
  db().auditEntry.findMany({
    where: { subjectType: 'news', subjectId: String(id) },
    select: { action: true, before: true, after: true },
    orderBy: { id: 'asc' },
  })

test('news is found by every word of a question, in any of its languages', async () => {
  const texts = {
    description: 'Opony do Łady Nivy.',
    titleEn: 'Tires for a Niva',
    descriptionEn: 'In stock.',
  }
  const { id } = await createNews(written(texts), anAdministrator)
  const draft = await createNews(written({ ...texts, published: false }), anAdministrator)
  const found = async (question: string) => (await listNewsAbout(question)).map((item) => item.id)
  for (const question of ['łady', 'LADY niv', '(tires) niva!', 'Нива', 'opony нивы'])
    expect(await found(question)).toContain(id)
  expect(await found('niva')).not.toContain(draft.id)
  for (const question of ['niva qwerty', '  ', 'ni', '%%%', 'niva\0'])
    expect(await found(question)).toEqual([])
})

test('the file of a replaced picture of news is deleted, and that of a deleted draft', async () => {
  const [first, second, third] = [await upload('#010203'), await upload('#040506'), await upload('#070809')]
  const { id, version } = await createNews(written({ url: first.url }), anAdministrator)
  await change(id, version, { url: second.url })
  const draft = await createNews(written({ url: third.url, published: false }), anAdministrator)
  await deleteNews(draft.id, draft.version, anAdministrator)
  for (const { url } of [first, second, third]) await aDayAgo(url)
  await clearUnusedPictures()
  const remaining = await files()
  expect([first, second, third].map(({ url }) => remaining.includes(hashOf(url)))).toEqual([
    false,
    true,
    false,
  ])
})

test("a page past the end of the editors' list is its last one", async () => {
  const { id } = await createNews(written({ published: false }), anAdministrator)
  const { items, page, pages } = await listEditedNews(1_000)
  expect(page).toBe(pages)
  expect(items.map((item) => item.id)).toContain(id)
})

describe('what visitors see', () => {
  test.each([
    ['a draft', { published: false }],
    ['an item for a day to come', { createdDate: later() }],
  ])('%s is in no list, at no address and not in the sitemap', async (_, more) => {
    const { id } = await createNews(written(more), anAdministrator)
    expect([await isListed(id), await isInSitemap(id)]).toEqual([false, false])
    await expect(getNews(id)).rejects.toMatchObject({ code: 'news.not_found' })
    expect((await listEditedNews(1)).items.map((item) => item.id)).toContain(id)
  })

  test('an item appears when its time comes, without anybody doing anything', async () => {
    const { id, state } = await createNews(written({ createdDate: later() }), anAdministrator)
    expect([state, await isListed(id)]).toEqual(['scheduled', false])
    await db().$executeRaw`UPDATE news SET created_date = now() + interval '0.5 s' WHERE id = ${id}`
    await expect.poll(() => isListed(id)).toBe(true)
    expect(await isInSitemap(id)).toBe(true)
    expect(await getEditedNews(id)).toMatchObject({ state: 'published' })
  })

  test('a draft without a date is of the moment at which it is published', async () => {
    const { id } = await createNews(written({ published: false }), anAdministrator)
    await db().$executeRaw`UPDATE news SET created_date = now() - interval '3 days' WHERE id = ${id}`
    const { createdDate } = await change(id, 1)
    expect(Date.now() - Date.parse(createdDate)).toBeLessThan(HOUR)
  })

  test('what is withdrawn is gone for visitors and a draft for editors', async () => {
    const { id } = await createNews(written(), anAdministrator)
    expect(await isListed(id)).toBe(true)
    expect(await change(id, 1, { published: false })).toMatchObject({ state: 'draft', version: 2 })
    expect(await isListed(id)).toBe(false)
  })
})

describe('texts in other languages', () => {
  const english = { titleEn: 'Winter compounds', descriptionEn: 'They are here.' }

  test('a visitor reads an item in the own language where it is written, else in Polish', async () => {
    const { id } = await createNews(written(english), anAdministrator)
    const item = await getWrittenNews(id)
    expect(newsIn(item, 'en')).toMatchObject({
      title: 'Winter compounds',
      description: 'They are here.',
      language: 'en',
    })
    for (const locale of locales.filter((each) => each !== 'en'))
      expect(newsIn(item, locale)).toMatchObject({ title: 'Zimowe mieszanki', language: 'pl' })
    expect(missingLanguages(item)).toEqual(translations.filter((each) => each !== 'en'))
  })

  test('the answers of the API stay in Polish and without further fields', async () => {
    const { id } = await createNews(written(english), anAdministrator)
    const item = await getNews(id)
    expect(Object.keys(item)).toEqual(['id', 'title', 'description', 'url', 'urlVideo', 'createdDate'])
    expect(item.title).toBe('Zimowe mieszanki')
    expect((await listNews()).find((listed) => listed.id === id)).toEqual(item)
  })

  test('a text that is taken away leaves the Polish one, and the audit says what it was', async () => {
    const { id } = await createNews(written(english), anAdministrator)
    await change(id, 1)
    expect(newsIn(await getWrittenNews(id), 'en').language).toBe('pl')
    expect((await audited(id))[1]).toMatchObject({
      before: english,
      after: { titleEn: '', descriptionEn: '' },
    })
  })

  test.each([
    ['titleEn', { descriptionEn: 'They are here.' }, 'title_required'],
    ['descriptionRu', { titleRu: 'Зимние смеси' }, 'description_required'],
    ['titleRu', { titleRu: 'x'.repeat(201), descriptionRu: 'x' }, 'too_long'],
  ])('%s is refused: %o', (path, more, code) => {
    const input = { title: 'Zimowe mieszanki', description: 'Są.', published: true, ...more }
    for (const schema of [NewNews, NewsText, ChangedNews]) {
      const { error } = schema.safeParse({ ...input, version: 1 })
      expect(error && fieldErrors(error)).toEqual([{ path, code }])
    }
  })

  test('the table refuses half a language too', async () => {
    await expect(
      db().$executeRaw`INSERT INTO news (title, description, title_ru) VALUES ('a', 'b', 'в')`,
    ).rejects.toThrow(/news_whole_in_russian/)
  })
})

describe('two administrators at once', () => {
  test('the second one to save is told and changes nothing', async () => {
    const { id } = await createNews(written(), anAdministrator)
    await change(id, 1, { title: 'Moja wersja' })
    await expect(change(id, 1, { title: 'Twoja wersja' })).rejects.toMatchObject({ code: 'news.changed' })
    expect(await getEditedNews(id)).toMatchObject({ title: 'Moja wersja', version: 2 })
  })

  test('of twenty at the same moment one saves', async () => {
    const { id } = await createNews(written(), anAdministrator)
    const all = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => change(id, 1, { title: `Wersja ${n}` })),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await audited(id)).map(({ action }) => action)).toEqual(['news.create', 'news.edit'])
  })
})

describe('what is recorded', () => {
  test('every step of an item is in the audit, with what changed', async () => {
    const { id } = await createNews(written({ published: false }), anAdministrator)
    await change(id, 1, { published: false, title: 'Letnie mieszanki' })
    await change(id, 2, { title: 'Letnie mieszanki' })
    await change(id, 3, { title: 'Letnie mieszanki', published: false })
    await deleteNews(id, 4, anAdministrator)
    const entries = await audited(id)
    expect(entries.map(({ action }) => action)).toEqual([
      'news.create',
      'news.edit',
      'news.publish',
      'news.withdraw',
      'news.delete',
    ])
    expect(entries[1]).toMatchObject({
      before: { title: 'Zimowe mieszanki' },
      after: { title: 'Letnie mieszanki' },
    })
    expect(entries[3]).toMatchObject({ before: { published: true }, after: { published: false } })
  })

  test('a published item cannot be deleted', async () => {
    const { id } = await createNews(written(), anAdministrator)
    await expect(deleteNews(id, 1, anAdministrator)).rejects.toMatchObject({ code: 'news.published' })
    expect(await isListed(id)).toBe(true)
  })
})

describe('what cannot be an item', () => {
  test.each([
    ['title', { title: '  ' }, 'title_required'],
    ['title', { title: 'x'.repeat(201) }, 'too_long'],
    ['description', { description: '\n' }, 'description_required'],
    ['url', { url: 'javascript:alert(1)' }, 'invalid_url'],
    ['urlVideo', { urlVideo: 'https://vimeo.com/1' }, 'video_link'],
    ['createdDate', { createdDate: 'jutro' }, 'invalid_date'],
    ['createdDate', { createdDate: '9999-01-01T00:00:00Z' }, 'invalid_date'],
  ])('%s of %o', (path, more, code) => {
    const { error } = NewNews.safeParse({
      title: 'Zimowe mieszanki',
      description: 'Są.',
      published: true,
      ...more,
    })
    expect(error && fieldErrors(error)).toEqual([{ path, code }])
  })
})
