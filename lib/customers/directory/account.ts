import 'server-only'
import { accountExport } from '@/lib/customers/account/queries'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { recordExport } from '@/lib/shop/exports'
import { findAccount } from '@/lib/shop/provider-accounts'
import { isOfStaff } from '@/lib/shop/staff/queries'
import { signOutForStaff } from '@/lib/shop/staff/sign-out'

/**
 * Checks that an account is a customer's. Only owners manage accounts of the staff.
 * @throws ShopError not_found without an account, customer.is_staff, unavailable
 */
export async function assertCustomerAccount(uid: string): Promise<void> {
  const account = await findAccount(uid)
  if (!account) throw new ShopError('not_found')
  await assertNotOfStaff(account)
}

/** @throws ShopError customer.is_staff */
async function assertNotOfStaff(account: Parameters<typeof isOfStaff>[0]): Promise<void> {
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

/**
 * All data of a customer, for the staff to hand over. Owners get a mail about it. A deleted account still has its orders.
 * @throws ShopError not_found without an account and orders, customer.is_staff, unavailable
 */
export async function exportCustomer(uid: string, by: ShopUser) {
  await assertNotOfStaff((await findAccount(uid)) ?? { uid, hasClaim: false })
  const data = await accountExport(uid)
  await recordExport(by, { kind: 'customer', id: uid, rows: data.orders.length })
  return data
}
