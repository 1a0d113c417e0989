'use client'

import { call } from '@/lib/http/client'
import type { NewNote } from './schema'

export const addNote = (body: NewNote) => call('POST /api/admin/notes', { body })
