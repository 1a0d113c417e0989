import 'server-only'
import { expressionBuilder } from 'kysely'
import { db } from '@/lib/core/database/db'
import { now, query } from '@/lib/core/database/query'
import type { Tables } from '@/lib/core/database/tables'
import { ShopError } from '@/lib/core/errors'
import type { Locale } from '@/lib/i18n/routing'
import type { NewsState, NewsTranslations } from './rules'

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
export type WrittenNews = News & NewsTranslations

/** An item as a visitor reads it. */
export type ShownNews = News & {
  /** Of its title and description, which is not always that of the page. */
  language: Locale
}

/** The columns that an editor fills in. */
export const contentColumns = [
  'title',
  'description',
  'titleEn',
  'descriptionEn',
  'titleRu',
  'descriptionRu',
  'url',
  'urlVideo',
  'createdDate',
] as const
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

/** Published items by the database's clock, so that all servers agree on when an item appears. */
const selectVisible = () =>
  query().selectFrom('news').select(columns).where('published', '=', true).where('createdDate', '<=', now)

/** What has appeared, newest first. */
export async function listWrittenNews(): Promise<WrittenNews[]> {
  const rows = await selectVisible().orderBy('createdDate', 'desc').orderBy('id', 'desc').execute()
  return rows.map(withIsoDate)
}

/** @throws ShopError news.not_found, also for what has not appeared */
export async function getWrittenNews(id: number): Promise<WrittenNews> {
  const row = await selectVisible().where('id', '=', id).executeTakeFirst()
  if (!row) throw new ShopError('news.not_found')
  return withIsoDate(row)
}

/** An item as its editors see it. */
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

/** Items on a page of the editors' list. */
export const NEWS_PAGE = 50

/** Everything: drafts first, then what is still to come, then what has appeared, newest first. */
export async function listEditedNews(page: number): Promise<{ items: EditedNews[]; total: number }> {
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
