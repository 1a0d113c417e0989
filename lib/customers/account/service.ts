import 'server-only'
import { removeAlertsOf } from '@/lib/assortment/stock-alerts/service'
import { eraseMessagesOf } from '@/lib/customers/contact/service'
import { confirmationOf } from '@/lib/customers/guests/queries'
import { forgetConfirmation } from '@/lib/customers/guests/service'
import { deleteJunkFrom } from '@/lib/customers/junk/service'
import { forgetAccountCar } from '@/lib/fitment/my-car/service'
import { ShopError } from '@/lib/platform/errors'
import { forgetAccountStatus } from '@/lib/platform/identity/account-status'
import { identityProvider, userDatabase } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { confirmIdentity } from '@/lib/platform/identity/session/session'
import { endSessionOf } from '@/lib/platform/identity/session/session-store.service'
import { log } from '@/lib/platform/runtime/log'
import { clearCart } from '@/lib/sales/cart/service'
import { removeNotesOn } from '@/lib/sales/notes/service'
import { removeFactor } from '@/lib/shop/second-factor/service'
import { removeInvitationsTo } from '@/lib/shop/staff/invitations.service'
import { leaveStaff, noteAccountDeleted } from '@/lib/shop/staff/service'
import { endAllSessions } from '@/lib/shop/staff/sign-out'
import { recordsOf } from './queries'

/**
 * Deletes an account permanently: its sessions, record, cart, messages, stock alerts, junk, the staff's notes on it, and its
 * identity. Orders, withdrawals, complaints, refunds and invoices stay until `keptSince`. The identity goes last: after a
 * failure of an earlier step the owner can sign in and delete again.
 * @throws ShopError account.not_authenticated without a recently typed password, staff.last_owner, unavailable
 */
export async function deleteAccount(uid: string, { idToken }: { idToken: string }): Promise<void> {
  await confirmIdentity(idToken, uid)
  await leaveStaff(uid)
  await eraseAccount(uid)
}

/** Deletes an account for its owner, or for the staff on the owner's behalf. @throws ShopError unavailable */
export async function eraseAccount(uid: string): Promise<void> {
  // first, so that no session writes after the deletion
  await endAllSessions(uid)
  const deletions: Record<string, null> = { [`UserKeys/${uid}`]: null }
  for (const key of Object.keys(await recordsOf(uid))) deletions[`Users/${key}`] = null
  await askProvider((await userDatabase()).ref().update(deletions))
  await clearCart(uid)
  await forgetAccountCar(uid)
  await removeNotesOn(uid)
  await removeFactor(uid)
  const account = await askProvider(identityProvider().getUser(uid))
  // an unconfirmed address may belong to somebody else
  const email = account.emailVerified && account.email ? account.email : (await confirmationOf(uid))?.email
  await eraseMessagesOf({ uid, email: email ?? null })
  if (email) {
    await removeAlertsOf(email)
    await deleteJunkFrom(email)
    await removeInvitationsTo(email)
  }
  await forgetConfirmation(uid)
  await askProvider(identityProvider().deleteUser(uid))
  await noteAccountDeleted(uid)
  forgetAccountStatus(uid)
  log.info({ event: 'account.deleted', uid })
}

/** @throws ShopError not_found if the session is not one of the account */
export async function endAccountSession(uid: string, id: string): Promise<void> {
  if (!(await endSessionOf(uid, id))) throw new ShopError('not_found')
}
