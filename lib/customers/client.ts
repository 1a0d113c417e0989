'use client'

import type { NewNote } from '@/lib/customers/note-schema'
import { call } from '@/lib/http/client'
import type { ErasureCounts } from './schema'

/** Adds a note. Rejects with a CallError, as all of these do. */
export const addNote = (note: NewNote) =>
  call<null>('/api/admin/notes', { method: 'POST', body: note, context: 'Failed to add the note' })

export const removeNote = (id: number) =>
  call<null>(`/api/admin/notes/${id}`, { method: 'DELETE', context: 'Failed to delete the note' })

/** Deletes a customer's account. */
export const eraseCustomer = (uid: string) =>
  call<null>(`/api/admin/customers/${encodeURIComponent(uid)}`, {
    method: 'DELETE',
    context: 'Failed to erase the customer',
  })

/** Signs a customer out in all browsers. */
export const endCustomerSessions = (uid: string) =>
  call<null>(`/api/admin/customers/${encodeURIComponent(uid)}/sessions`, {
    method: 'DELETE',
    context: 'Failed to end the sessions of a customer',
  })

/** Erases the people from everything whose time is over. */
export const erasePastData = () =>
  call<ErasureCounts>('/api/admin/customers/erasure', {
    method: 'POST',
    context: 'Failed to erase past data',
  })
