'use client'

import { call } from '@/lib/http/client'
import type { Synonym } from './queries'
import type { NewSynonym } from './schema'

/** Adds a word of the customers. Rejects with a CallError, as both of these do. */
export const addSynonym = (synonym: NewSynonym) =>
  call<Synonym>('/api/admin/search/synonyms', {
    method: 'POST',
    body: synonym,
    context: 'Failed to add the synonym',
  })

export const deleteSynonym = (id: number) =>
  call<null>(`/api/admin/search/synonyms/${id}`, {
    method: 'DELETE',
    context: 'Failed to delete the synonym',
  })
