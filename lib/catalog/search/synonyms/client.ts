'use client'

import { call } from '@/lib/http/client'
import type { NewSynonym } from './schema'

/** Adds a word of the customers. */
export const addSynonym = (body: NewSynonym) => call('POST /api/admin/search/synonyms', { body })
