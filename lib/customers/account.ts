import 'server-only'
import { signOutForStaff } from '@/lib/account/service'
import { ShopError } from '@/lib/core/errors'
import type { ShopUser } from '@/lib/identity/user'
import { findAccount } from '@/lib/staff/provider'
import { isOfStaff } from '@/lib/staff/queries'

/**
 * What is done to customers is not done to the staff: that is for owners.
 * @throws ShopError not_found without an account, customer.is_staff, unavailable
 */
export async function assertCustomerAccount(uid: string): Promise<void> {
  const account = await findAccount(uid)
  if (!account) throw new ShopError('not_found')
  if (await isOfStaff(account)) throw new ShopError('customer.is_staff')
}

/**
 * Ends all sessions of a customer who has lost a phone or suspects somebody else in the account.
 * @throws ShopError not_found without an account, customer.is_staff, unavailable
 */
export async function endCustomerSessions(uid: string, by: ShopUser): Promise<void> {
  await assertCustomerAccount(uid)
  await signOutForStaff(uid, by)
}
