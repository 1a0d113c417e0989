import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Auth } from 'firebase-admin/auth'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import { accountOf } from '@/lib/platform/identity/admins.service'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordChange } from '@/lib/shop/audit/service'
import { tell } from '@/lib/shop/mail/tell.service'
import { removeFactor, tellOwner } from '@/lib/shop/second-factor/service'
import { lockStaffAsOwner } from './membership.service'
import { ownersByClaim, ownersOf } from './owners'

/**
 * Takes the second factor from somebody of the staff who has lost it. The person and all owners hear of it by mail.
 * @throws ShopError forbidden, factor.own_reset, factor.not_on
 */
export async function resetFactor(uid: string, owner: ShopUser): Promise<void> {
  if (uid === owner.uid) throw new ShopError('factor.own_reset')
  const byClaim = await ownersByClaim()
  await transaction(async (tx) => {
    await lockStaffAsOwner(tx, owner)
    if (!(await forgetAndTell(tx, uid, owner, byClaim))) throw new ShopError('factor.not_on')
  })
}

/**
 * The same from the command line, also for the last owner. Returns false where there was none.
 * @throws AdminError for an address without an account
 */
export async function resetFactorFromShell(
  provider: Auth,
  { email, by }: { email: string; by: string },
): Promise<{ uid: string; changed: boolean }> {
  const { uid } = await accountOf(provider, email)
  const byClaim = await ownersByClaim()
  const changed = await transaction((tx) => forgetAndTell(tx, uid, { uid: `shell:${by}`, name: by }, byClaim))
  return { uid, changed }
}

async function forgetAndTell(
  tx: Transaction,
  uid: string,
  by: Pick<ShopUser, 'uid' | 'name'>,
  byClaim: string[],
): Promise<boolean> {
  if (!(await removeFactor(uid, tx))) return false
  await recordChange(tx, by, {
    action: 'staff.factor_reset',
    subject: { type: 'staff', id: uid },
    before: { secondFactor: true },
    after: { secondFactor: false },
  })
  await tellOwner(tx, uid, 'reset')
  const event = randomUUID()
  for (const owner of (await ownersOf(tx, byClaim)).filter((each) => each !== uid))
    await tell(tx, 'factor.reset_for_owner', `${owner}:${event}`, {
      uid: owner,
      memberUid: uid,
      actor: by.uid,
    })
  return true
}
