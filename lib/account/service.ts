import 'server-only'
import { clearCart } from '@/lib/cart/service'
import { eraseMessagesOf } from '@/lib/contact/service'
import { ShopError } from '@/lib/core/errors'
import { log } from '@/lib/core/runtime/log'
import { removeNotesOn } from '@/lib/customers/notes'
import { forgetAccountCar } from '@/lib/fitment/my-car/service'
import { forgetAccountStatus } from '@/lib/identity/account-status'
import { identityProvider, userDatabase } from '@/lib/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/identity/firebase/provider-time'
import { confirmIdentity } from '@/lib/identity/session/session'
import { endSessionOf } from '@/lib/identity/session/session-store'
import { deleteJunkFrom } from '@/lib/registers/service'
import { removeFactor } from '@/lib/second-factor/service'
import { removeInvitationsTo } from '@/lib/staff/invitations'
import { leaveStaff, noteAccountDeleted } from '@/lib/staff/leave'
import { signOutEverywhere } from '@/lib/staff/sign-out'
import { removeAlertsOf } from '@/lib/stock-alerts/service'
import { recordsOf } from './queries'

/**
 * Deletes an account permanently: its sessions, record, cart, messages, stock alerts, what the staff took for junk, the
 * staff's notes on them, and its identity. Orders, withdrawals, complaints, refunds and invoices stay until `keptSince`. The identity goes last: if an earlier step fails, the owner can sign in again and delete again.
 * @throws ShopError account.not_authenticated without a recently typed password, staff.last_owner, unavailable
 */
export async function deleteAccount(uid: string, { idToken }: { idToken: string }): Promise<void> {
  await confirmIdentity(idToken, uid)
  await leaveStaff(uid)
  await eraseAccount(uid)
}

/**
 * Deletes an account whose owner, or the staff on their behalf, wants it gone.
 * @throws ShopError unavailable
 */
export async function eraseAccount(uid: string): Promise<void> {
  // first, so that nothing is written after it was deleted
  await signOutEverywhere(uid)
  const deletions: Record<string, null> = { [`UserKeys/${uid}`]: null }
  for (const key of Object.keys(await recordsOf(uid))) deletions[`Users/${key}`] = null
  await askProvider(userDatabase().ref().update(deletions))
  await clearCart(uid)
  await forgetAccountCar(uid)
  await removeNotesOn(uid)
  await removeFactor(uid)
  const { email, emailVerified } = await askProvider(identityProvider().getUser(uid))
  // an unconfirmed address may belong to somebody else
  await eraseMessagesOf({ uid, email: emailVerified && email ? email : null })
  if (email && emailVerified) {
    await removeAlertsOf(email)
    await deleteJunkFrom(email)
    await removeInvitationsTo(email)
  }
  await askProvider(identityProvider().deleteUser(uid))
  await noteAccountDeleted(uid)
  forgetAccountStatus(uid)
  log.info({ event: 'account.deleted', uid })
}

/** @throws ShopError not_found when the account has no such session */
export async function endAccountSession(uid: string, id: string): Promise<void> {
  if (!(await endSessionOf(uid, id))) throw new ShopError('not_found')
}
