'use client'

import { call } from '@/lib/http/client'
import type { EditedNews } from './queries'
import type { NewsText } from './schema'

type Saved = NewsText & { published: boolean }

export const createNews = (item: Saved) =>
  call<EditedNews>('/api/admin/news', { method: 'POST', body: item, context: 'Failed to create news' })

export const changeNews = (id: number, item: Saved & { version: number }) =>
  call<EditedNews>(`/api/admin/news/${id}`, { method: 'PATCH', body: item, context: 'Failed to save news' })

export const deleteNews = (id: number, version: number) =>
  call<null>(`/api/admin/news/${id}`, {
    method: 'DELETE',
    body: { version },
    context: 'Failed to delete news',
  })

export const readEditedNews = (id: number) =>
  call<EditedNews>(`/api/admin/news/${id}`, { context: 'Failed to read news' })
