'use client'

import { call } from '@/lib/http/client'
import type { NewsText } from './schema'


export const readEditedNews = (id: number) => call('GET /api/admin/news/[id]', { params: { id } })
