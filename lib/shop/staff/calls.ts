import { call, callTable } from '@/lib/platform/api/call-table'
import { acceptInvitation, inviteMember, withdrawInvitation } from './invitations.service'
import { InvitationKey, NewInvitation, RoleChange } from './schema'
import { changeRole, endMemberSessions, removeMember, resetFactor } from './service'

export const staff = callTable(
  call('PATCH /api/admin/staff/[uid]', 'settings', { body: RoleChange, status: 204 }, (uid, body, user) =>
    changeRole(uid, body.role, user),
  ),
  call('DELETE /api/admin/staff/[uid]', 'settings', { status: 204 }, removeMember),
  call('DELETE /api/admin/staff/[uid]/second-factor', 'settings', { status: 204 }, resetFactor),
  call('DELETE /api/admin/staff/[uid]/sessions', 'settings', { status: 204 }, endMemberSessions),
  call('POST /api/admin/staff/invitations', 'settings', { body: NewInvitation, status: 204 }, inviteMember),
  call('DELETE /api/admin/staff/invitations/[id]', 'settings', { status: 204 }, withdrawInvitation),
  call('POST /api/staff/invitation', 'customer', { fresh: true, body: InvitationKey }, (body, user) =>
    acceptInvitation(body.key, user),
  ),
)
