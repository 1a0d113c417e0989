'use client'

import { call } from '@/lib/http/client'
import type { NewNote } from './schema'

export const addNote = (body: NewNote) => call('POST /api/admin/notes', { body })

export const removeNote = (id: number) => call('DELETE /api/admin/notes/[id]', { params: { id } })

/** Deletes a customer's account. */
export const eraseCustomer = (uid: string) => call('DELETE /api/admin/customers/[uid]', { params: { uid } })

/** Signs a customer out in all browsers. */
export const endCustomerSessions = (uid: string) =>
  call('DELETE /api/admin/customers/[uid]/sessions', { params: { uid } })

/** Erases the people from everything whose time is over. */
export const erasePastData = () => call('POST /api/admin/customers/erasure')
