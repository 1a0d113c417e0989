import 'server-only'
import type { Auth } from 'firebase-admin/auth'
import { transaction } from '@/lib/platform/database/transaction'
import { type Admin, grantAdmin, revokeAdmin } from '@/lib/platform/identity/admins.service'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import { recordChange } from '@/lib/shop/audit/service'
import { enterOwner, enterRemoval } from '@/lib/shop/staff/membership.service'
import { ownersByClaim, tellOwners } from '@/lib/shop/staff/owners'

/**
 * Grants or revokes the administrator's claim and the entry in the staff's table. Both happen in the transaction of the
 * audit record, so that no rights change without the record. @throws AdminError
 */
export async function changeAdmin(
  provider: Auth,
  { command, email, by }: { command: 'grant' | 'revoke'; email: string; by: string },
): Promise<Admin> {
  const isGrant = command === 'grant'
  const byClaim = await ownersByClaim()
  const outcome = await transaction(async (tx) => {
    const outcome = await (isGrant ? grantAdmin : revokeAdmin)(provider, email)
    if (await (isGrant ? enterOwner : enterRemoval)(tx, outcome)) outcome.changed = true
    if (outcome.changed) {
      const auditId = await recordChange(
        tx,
        { uid: `shell:${by}`, name: by },
        {
          action: `admin.${command}`,
          subject: { type: 'account', id: outcome.uid },
          before: { admin: !isGrant },
          after: { admin: isGrant },
        },
      )
      if (auditId !== null) await tellOwners(tx, { auditId, byClaim, formerOwner: outcome.uid })
    }
    return outcome
  })
  if (!isGrant && outcome.changed) {
    // also ends the sessions of a member of the table who never had the claim
    await provider.revokeRefreshTokens(outcome.uid)
    await endSessionsOf(outcome.uid)
  }
  return outcome
}
