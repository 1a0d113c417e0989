'use client'

import { call } from '@/lib/platform/http/client'

export const readEditedNews = (id: number) => call('GET /api/admin/news/[id]', { params: { id } })
