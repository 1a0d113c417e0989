import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { transaction } from '@/lib/platform/database/transaction'
import { type Admin, grantAdmin, revokeAdmin } from '@/lib/platform/identity/admins.service'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import { recordChange } from '@/lib/shop/audit/service'
import { enterOwner, enterRemoval } from '@/lib/shop/staff/membership.service'
import { ownersByClaim, tellOwners } from '@/lib/shop/staff/owners'

/**
 * Grants or revokes the administrator's claim, with the entry in the staff's table, and records who did it. The claim is changed inside the transaction of
 * the audit record: when the record cannot be written, nobody's rights change.
 * @throws AdminError
 */
export async function changeAdmin(
  provider: Auth,
  { command, email, by }: { command: 'grant' | 'revoke'; email: string; by: string },
): Promise<Admin> {
  const byClaim = await ownersByClaim()
  const outcome = await transaction(async (tx) => {
    const [before, after] = command === 'grant' ? [false, true] : [true, false]
    const change = command === 'grant' ? grantAdmin : revokeAdmin
    const outcome = await change(provider, email)
    const enter = command === 'grant' ? enterOwner : enterRemoval
    if (await enter(tx, outcome)) outcome.changed = true
    if (outcome.changed) {
      const auditId = await recordChange(
        tx,
        { uid: `shell:${by}`, name: by },
        {
          action: `admin.${command}`,
          subject: { type: 'account', id: outcome.uid },
          before: { admin: before },
          after: { admin: after },
        },
      )
      if (auditId !== null) await tellOwners(tx, { auditId, byClaim, formerOwner: outcome.uid })
    }
    return outcome
  })
  if (command === 'revoke' && outcome.changed) {
    // somebody of the table who never had the claim is signed in too
    await provider.revokeRefreshTokens(outcome.uid)
    await endSessionsOf(outcome.uid)
  }
  return outcome
}
