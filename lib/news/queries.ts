import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'
import { Prisma } from '@/prisma/generated/client'
import type { NewsState } from './rules'

export type News = {
  id: number
  title: string
  description: string
  url: string
  /** A watch or shorts link, or empty. */
  urlVideo: string
  createdDate: string
}

type Row = Omit<News, 'createdDate'> & { createdDate: Date }

const columns = Prisma.sql`id, title, description, url, url_video AS "urlVideo", created_date AS "createdDate"`
/** By the database's clock, so that every instance agrees on when an item appears. */
const visible = Prisma.sql`published AND created_date <= now()`

const toNews = ({ createdDate, ...row }: Row): News => ({ ...row, createdDate: createdDate.toISOString() })

/** What has appeared, newest first. */
export async function listNews(): Promise<News[]> {
  const rows = await db().$queryRaw<Row[]>`
    SELECT ${columns} FROM news WHERE ${visible} ORDER BY created_date DESC, id DESC`
  return rows.map(toNews)
}

/** @throws ShopError news.not_found, also for what has not appeared */
export async function getNews(id: number): Promise<News> {
  const [row] = await db().$queryRaw<Row[]>`SELECT ${columns} FROM news WHERE id = ${id} AND ${visible}`
  if (!row) throw new ShopError('news.not_found')
  return toNews(row)
}

/** An item as its editors see it. */
export type EditedNews = News & { state: NewsState; version: number }

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
