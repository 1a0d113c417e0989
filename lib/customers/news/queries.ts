import 'server-only'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import { withLatinVehicles } from '@/lib/catalog/words/vehicle-words'
import { db } from '@/lib/platform/database/db'
import { now, query } from '@/lib/platform/database/query'
import type { Tables } from '@/lib/platform/database/tables'
import { ShopError } from '@/lib/platform/errors'
import { type Locale, locales } from '@/lib/platform/i18n/routing'
import { readPage } from '@/lib/platform/values/pages'
import { type NewsState, type NewsTexts, textFields } from './rules'

export type News = {
  id: number
  title: string
  description: string
  url: string
  /** A watch or shorts link, or empty. */
  urlVideo: string
  createdDate: string
}

/** An item with its texts in all languages. */
type WrittenNews = News & NewsTexts

export type ShownNews = News & {
  /** The language of title and description, which may differ from the page's. */
  language: Locale
}

const textColumns = locales.flatMap((locale) => Object.values(textFields[locale]))
/** The columns that an editor fills in. */
export const contentColumns = [...textColumns, 'url', 'urlVideo', 'createdDate'] as const
const columns = ['id', ...contentColumns] as const

const withIsoDate = <Row extends { createdDate: Date }>({ createdDate, ...row }: Row) => ({
  ...row,
  createdDate: createdDate.toISOString(),
})

/** An item as the public API gives it, in Polish. */
const toContract = ({ id, title, description, url, urlVideo, createdDate }: WrittenNews): News => ({
  id,
  title,
  description,
  url,
  urlVideo,
  createdDate,
})

export const listNews = async (): Promise<News[]> => (await listWrittenNews()).map(toContract)

/** @throws ShopError news.not_found, also before the item appears */
export const getNews = async (id: number): Promise<News> => toContract(await getWrittenNews(id))

/** Published items by the database's clock, so that all servers agree on when an item appears; newest first. */
const selectVisible = () =>
  query()
    .selectFrom('news')
    .select(columns)
    .where('published', '=', true)
    .where('createdDate', '<=', now)
    .orderBy('createdDate', 'desc')
    .orderBy('id', 'desc')

/** The items that have appeared, newest first. */
export const listWrittenNews = async (): Promise<WrittenNews[]> =>
  (await selectVisible().execute()).map(withIsoDate)

/** When the next scheduled item appears, in milliseconds since 1970; undefined where none is scheduled. */
export async function nextToAppear(): Promise<number | undefined> {
  const next = await query()
    .selectFrom('news')
    .select('createdDate')
    .where('published', '=', true)
    .where('createdDate', '>', now)
    .orderBy('createdDate')
    .limit(1)
    .executeTakeFirst()
  return next?.createdDate.getTime()
}

/** Shorter questions match every text. */
const SHORTEST_QUESTION = 3
const MOST_FOUND = 3

/** The words of a text in the form that titles are compared by, each after a space. */
const searchWords = (text: Expression<string> | string) =>
  sql<string>`regexp_replace(' ' || search_key(${text}), '[^[:alnum:]]+', ' ', 'g')`

/** The newest items in which every word of the question begins a word, in any language; also by Latin names of vehicles. */
export async function listNewsAbout(question: string): Promise<WrittenNews[]> {
  // PostgreSQL's text has no NUL
  if (question.trim().length < SHORTEST_QUESTION || question.includes('\0')) return []
  const rows = await selectVisible()
    .where(({ fn, val }) => {
      const text = fn<string>('concat_ws', [val(' '), ...textColumns])
      return sql<SqlBool>`(
        SELECT bool_or(holds) FROM (
          SELECT bool_and(position(' ' || word IN words) > 0) AS holds
          FROM (SELECT ${searchWords(text)} AS words OFFSET 0) AS item,
            unnest(${[question, withLatinVehicles(question)]}::text[]) AS reading,
            unnest(string_to_array(trim(${searchWords(sql<string>`reading`)}), ' ')) AS word
          GROUP BY reading
        ) AS readings
      )`
    })
    .limit(MOST_FOUND)
    .execute()
  return rows.map(withIsoDate)
}

/** @throws ShopError news.not_found, also before the item appears */
export async function getWrittenNews(id: number): Promise<WrittenNews> {
  const row = await selectVisible().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('news.not_found')
  return withIsoDate(row)
}

export type EditedNews = WrittenNews & { state: NewsState; version: number }

const news = expressionBuilder<Tables, 'news'>()
const state = news
  .case()
  .when('published', '=', false)
  .then<NewsState>('draft')
  .when('createdDate', '>', now)
  .then<NewsState>('scheduled')
  .else<NewsState>('published')
  .end()

const selectEditedNews = () =>
  query()
    .selectFrom('news')
    .select([...columns, 'version', state.as('state')])

const NEWS_PAGE = 50

/** All items: drafts, then scheduled ones, then those that have appeared; each newest first. */
export const listEditedNews = (page: number) => readPage({ page, pageSize: NEWS_PAGE }, readEditedPage)

async function readEditedPage(page: number): Promise<{ items: EditedNews[]; total: number }> {
  const [rows, total] = await Promise.all([
    selectEditedNews()
      .orderBy('published')
      .orderBy('createdDate', 'desc')
      .orderBy('id', 'desc')
      .limit(NEWS_PAGE)
      .offset((page - 1) * NEWS_PAGE)
      .execute(),
    db().news.count(),
  ])
  return { items: rows.map(withIsoDate), total }
}

/** @throws ShopError news.not_found */
export async function getEditedNews(id: number): Promise<EditedNews> {
  const row = await selectEditedNews().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('news.not_found')
  return withIsoDate(row)
}

/** Whether an item has this id, drafts included. */
export const newsExists = async (id: number): Promise<boolean> =>
  (await db().news.count({ where: { id } })) > 0
