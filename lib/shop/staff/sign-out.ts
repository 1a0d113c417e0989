import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import { forgetAccountStatus } from '@/lib/platform/identity/account-status'
import { identityProvider } from '@/lib/platform/identity/firebase/firebase-admin'
import { askProvider } from '@/lib/platform/identity/firebase/provider-time'
import { endSessionsOf } from '@/lib/platform/identity/session/session-store.service'
import type { ShopUser } from '@/lib/platform/identity/user'
import { log } from '@/lib/platform/runtime/log'
import { recordChange } from '@/lib/shop/audit/service'

/**
 * Ends all sessions and revokes refresh tokens: earlier bearer tokens become invalid at once on this server, and on others
 * when their cached account status is two minutes old. @throws ShopError unavailable
 */
export async function endAllSessions(uid: string): Promise<void> {
  // The provider first: if it fails, nothing has changed, and the caller is still signed in to try again.
  await askProvider(identityProvider().revokeRefreshTokens(uid))
  await endSessionsOf(uid)
  forgetAccountStatus(uid)
  log.info({ event: 'account.signed_out_everywhere', uid })
}

/** Signs an account out for a member of the staff, whom the audit names. @throws ShopError unavailable */
export async function signOutForStaff(uid: string, by: ShopUser): Promise<void> {
  await endAllSessions(uid)
  await transaction((tx) =>
    recordChange(tx, by, {
      action: 'account.sign_out',
      subject: { type: 'account', id: uid },
      before: null,
      after: { signedOut: true },
    }),
  )
}
