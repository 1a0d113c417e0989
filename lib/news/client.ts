'use client'

import { call } from '@/lib/http/client'
import type { NewsText } from './schema'

type Saved = NewsText & { published: boolean }

export const createNews = (body: Saved) => call('POST /api/admin/news', { body })

export const changeNews = (id: number, body: Saved & { version: number }) =>
  call('PATCH /api/admin/news/[id]', { params: { id }, body })

export const deleteNews = (id: number, version: number) =>
  call('DELETE /api/admin/news/[id]', { params: { id }, body: { version } })

export const readEditedNews = (id: number) => call('GET /api/admin/news/[id]', { params: { id } })
