'use client'

import { call } from '@/lib/http/client'
import type { NewInvitation } from './schema'

export const inviteMember = (body: NewInvitation) => call('POST /api/admin/staff/invitations', { body })

export const withdrawInvitation = (id: number) =>
  call('DELETE /api/admin/staff/invitations/[id]', { params: { id } })

/** Takes the second factor from somebody of the staff who has lost it. */
export const resetFactor = (uid: string) =>
  call('DELETE /api/admin/staff/[uid]/second-factor', { params: { uid } })
