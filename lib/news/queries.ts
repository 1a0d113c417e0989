import 'server-only'
import { db } from '@/lib/core/db'
import { ShopError } from '@/lib/core/errors'

export type News = {
  id: number
  title: string
  description: string
  url: string
  /** A watch or shorts link, or empty. */
  urlVideo: string
  createdDate: string
}

const select = { id: true, title: true, description: true, url: true, urlVideo: true, createdDate: true }

const toNews = (row: Omit<News, 'createdDate'> & { createdDate: Date }): News => ({
  ...row,
  createdDate: row.createdDate.toISOString(),
})

/** Newest first. */
export async function listNews(): Promise<News[]> {
  const rows = await db().news.findMany({ select, orderBy: [{ createdDate: 'desc' }, { id: 'desc' }] })
  return rows.map(toNews)
}

/** @throws ShopError news.not_found */
export async function getNews(id: number): Promise<News> {
  const row = await db().news.findUnique({ where: { id }, select })
  if (!row) throw new ShopError('news.not_found')
  return toNews(row)
}
