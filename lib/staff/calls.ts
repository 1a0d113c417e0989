import { callTable, handler } from '@/lib/http/handler'
import { IdParams } from '@/lib/http/request/params'
import { acceptInvitation, inviteMember, withdrawInvitation } from './invitations'
import { resetFactor } from './reset-factor'
import { AccountParams, InvitationKey, NewInvitation, RoleChange } from './schema'
import { changeRole, endMemberSessions, removeMember } from './service'

export const staff = callTable({
  'PATCH /api/admin/staff/[uid]': handler(
    { user: 'settings', params: AccountParams, body: RoleChange, status: 204 },
    ({ params, body, user }) => changeRole(params.uid, body.role, user),
  ),
  'DELETE /api/admin/staff/[uid]': handler(
    { user: 'settings', params: AccountParams, status: 204 },
    ({ params, user }) => removeMember(params.uid, user),
  ),
  'DELETE /api/admin/staff/[uid]/second-factor': handler(
    { user: 'settings', params: AccountParams, status: 204 },
    ({ params, user }) => resetFactor(params.uid, user),
  ),
  'DELETE /api/admin/staff/[uid]/sessions': handler(
    { user: 'settings', params: AccountParams, status: 204 },
    ({ params, user }) => endMemberSessions(params.uid, user),
  ),
  'POST /api/admin/staff/invitations': handler(
    { user: 'settings', body: NewInvitation, status: 204 },
    ({ body, user }) => inviteMember(body, user),
  ),
  'DELETE /api/admin/staff/invitations/[id]': handler(
    { user: 'settings', params: IdParams, status: 204 },
    ({ params, user }) => withdrawInvitation(params.id, user),
  ),
  'POST /api/staff/invitation': handler(
    { user: 'customer', fresh: true, body: InvitationKey },
    ({ body, user }) => acceptInvitation(body.key, user),
  ),
})
