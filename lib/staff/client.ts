'use client'

import { call } from '@/lib/http/client'
import type { Role } from '@/lib/identity/roles'
import type { NewInvitation } from './schema'

/** Invites an address. Rejects with a CallError, as all of these do. */
export const inviteMember = (invitation: NewInvitation) =>
  call<null>('/api/admin/staff/invitations', {
    method: 'POST',
    body: invitation,
    context: 'Failed to invite',
  })

export const withdrawInvitation = (id: number) =>
  call<null>(`/api/admin/staff/invitations/${id}`, {
    method: 'DELETE',
    context: 'Failed to withdraw the invitation',
  })

export const changeRole = (uid: string, role: Role) =>
  call<null>(`/api/admin/staff/${encodeURIComponent(uid)}`, {
    method: 'PATCH',
    body: { role },
    context: 'Failed to change the role',
  })

export const removeMember = (uid: string) =>
  call<null>(`/api/admin/staff/${encodeURIComponent(uid)}`, {
    method: 'DELETE',
    context: 'Failed to remove somebody of the staff',
  })

/** Signs somebody of the staff out in all browsers. */
export const endMemberSessions = (uid: string) =>
  call<null>(`/api/admin/staff/${encodeURIComponent(uid)}/sessions`, {
    method: 'DELETE',
    context: 'Failed to end the sessions of somebody of the staff',
  })

/** Takes the second factor from somebody of the staff who has lost it. */
export const resetFactor = (uid: string) =>
  call<null>(`/api/admin/staff/${encodeURIComponent(uid)}/second-factor`, {
    method: 'DELETE',
    context: 'Failed to reset a second factor',
  })

/** Takes the role that an invitation offers to the signed-in account. */
export const acceptInvitation = (key: string) =>
  call<{ role: Role }>('/api/staff/invitation', {
    method: 'POST',
    body: { key },
    context: 'Failed to accept the invitation',
  })
