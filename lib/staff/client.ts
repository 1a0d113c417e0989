'use client'

import { call } from '@/lib/http/client'
import type { Role } from '@/lib/identity/roles'
import type { NewInvitation } from './schema'

export const inviteMember = (body: NewInvitation) => call('POST /api/admin/staff/invitations', { body })

export const withdrawInvitation = (id: number) =>
  call('DELETE /api/admin/staff/invitations/[id]', { params: { id } })

export const changeRole = (uid: string, role: Role) =>
  call('PATCH /api/admin/staff/[uid]', { params: { uid }, body: { role } })

export const removeMember = (uid: string) => call('DELETE /api/admin/staff/[uid]', { params: { uid } })

/** Signs somebody of the staff out in all browsers. */
export const endMemberSessions = (uid: string) =>
  call('DELETE /api/admin/staff/[uid]/sessions', { params: { uid } })

/** Takes the second factor from somebody of the staff who has lost it. */
export const resetFactor = (uid: string) =>
  call('DELETE /api/admin/staff/[uid]/second-factor', { params: { uid } })
