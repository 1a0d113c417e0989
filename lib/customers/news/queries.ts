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

/** An item with what it says in other languages. */
type WrittenNews = News & NewsTexts

export type ShownNews = News & {
  /** Of its title and description, which is not always that of the page. */
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

/** The shape of the contract: in Polish. */
const toContract = ({ id, title, description, url, urlVideo, createdDate }: WrittenNews): News => ({
  id,
  title,
  description,
  url,
  urlVideo,
  createdDate,
})

export const listNews = async (): Promise<News[]> => (await listWrittenNews()).map(toContract)

/** @throws ShopError news.not_found, also for what has not appeared */
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

/** What has appeared, newest first. */
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

/** Shorter questions stand in every text. */
const SHORTEST_QUESTION = 3
const MOST_FOUND = 3

/** The words of a text as titles are compared by, with a space before each. */
const searchWords = (text: Expression<string> | string) =>
  sql<string>`regexp_replace(' ' || search_key(${text}), '[^[:alnum:]]+', ' ', 'g')`

/** The newest items with words that begin with those of a question, in any language; vehicles by their Latin names too. */
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

/** @throws ShopError news.not_found, also for what has not appeared */
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

const selectEdited = () =>
  query()
    .selectFrom('news')
    .select([...columns, 'version', state.as('state')])

const NEWS_PAGE = 50

/** Everything: drafts first, then what is still to come, then what has appeared, newest first. */
export const listEditedNews = (page: number) => readPage({ page, pageSize: NEWS_PAGE }, readEditedPage)

async function readEditedPage(page: number): Promise<{ items: EditedNews[]; total: number }> {
  const [rows, total] = await Promise.all([
    selectEdited()
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
  const row = await selectEdited().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('news.not_found')
  return withIsoDate(row)
}

/** Whether there is an item of this number, drafts too. */
export const newsExists = async (id: number): Promise<boolean> =>
  (await db().news.count({ where: { id } })) > 0
