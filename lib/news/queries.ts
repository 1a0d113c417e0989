import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import type { Locale } from '@/lib/i18n/routing'
import { Prisma } from '@/prisma/generated/client'
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

type Row = Omit<WrittenNews, 'createdDate'> & { createdDate: Date }

const columns = Prisma.sql`id, title, description, title_en AS "titleEn", description_en AS "descriptionEn",
  title_ru AS "titleRu", description_ru AS "descriptionRu", url, url_video AS "urlVideo",
  created_date AS "createdDate"`
/** By the database's clock, so that every instance agrees on when an item appears. */
const visible = Prisma.sql`published AND created_date <= now()`

const toNews = ({ createdDate, ...row }: Row): WrittenNews => ({
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

/** What has appeared, newest first. */
export async function listWrittenNews(): Promise<WrittenNews[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${columns} FROM news WHERE ${visible} ORDER BY created_date DESC, id DESC`
  return rows.map(toNews)
}

/** @throws ShopError news.not_found, also for what has not appeared */
export async function getWrittenNews(id: number): Promise<WrittenNews> {
  const [row] = await db().$queryRaw<Row[]>`SELECT ${columns} FROM news WHERE id = ${id} AND ${visible}`
  if (!row) throw new ShopError('news.not_found')
  return toNews(row)
}

/** An item as its editors see it. */
export type EditedNews = WrittenNews & { state: NewsState; version: number }

type EditedRow = Row & { state: NewsState; version: number }

const editedColumns = Prisma.sql`${columns}, version,
  CASE WHEN NOT published THEN 'draft' WHEN created_date > now() THEN 'scheduled' ELSE 'published' END AS state`

const toEdited = ({ createdDate, ...row }: EditedRow): EditedNews => ({
  ...row,
  createdDate: createdDate.toISOString(),
})

/** Items on a page of the editors' list. */
export const NEWS_PAGE = 50

/** Everything: drafts first, then what is still to come, then what has appeared, newest first. */
export async function listEditedNews(page: number): Promise<{ items: EditedNews[]; total: number }> {
  const [rows, total] = await Promise.all([
    db().$queryRaw<EditedRow[]>`
      SELECT ${editedColumns} FROM news ORDER BY published, created_date DESC, id DESC
      LIMIT ${NEWS_PAGE} OFFSET ${(page - 1) * NEWS_PAGE}`,
    db().news.count(),
  ])
  return { items: rows.map(toEdited), total }
}

/** @throws ShopError news.not_found */
export async function getEditedNews(id: number): Promise<EditedNews> {
  const [row] = await db().$queryRaw<EditedRow[]>`SELECT ${editedColumns} FROM news WHERE id = ${id}`
  if (!row) throw new ShopError('news.not_found')
  return toEdited(row)
}

/** Whether there is an item of this number, drafts too. */
export async function newsExists(id: number): Promise<boolean> {
  const [row] = await db().$queryRaw<unknown[]>`SELECT 1 FROM news WHERE id = ${id}`
  return row !== undefined
}
