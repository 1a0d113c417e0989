import 'server-only'
import { sql } from 'kysely'
import { eraseAccount } from '@/lib/customers/account/service'
import { eraseOldReporters } from '@/lib/customers/safety/service'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { keptSince } from '@/lib/platform/values/keeping'
import { dayOf } from '@/lib/platform/values/working-days'
import { openStates } from '@/lib/sales/returns/rules'
import { eraseOldWithdrawals } from '@/lib/sales/withdrawal/service'
import { recordChange } from '@/lib/shop/audit/service'
import { assertCustomerAccount } from './account'
import { isPast } from './past-data'

/**
 * Deletes the account of a customer, as they could themselves.
 * @throws ShopError not_found without an account, customer.is_staff, customer.open_orders, unavailable
 */
export async function eraseCustomer(uid: string, by: ShopUser): Promise<void> {
  await assertCustomerAccount(uid)
  if ((await countOpenMatters(uid)) > 0) throw new ShopError('customer.open_orders')
  await eraseAccount(uid)
  await transaction((tx) =>
    recordChange(tx, by, {
      action: 'customer.erase',
      subject: { type: 'account', id: uid },
      before: { erased: false },
      after: { erased: true },
    }),
  )
}

/** Orders of an account that are not over, and those with a withdrawal whose money is owed. */
const countOpenMatters = (userId: string): Promise<number> =>
  db().shopOrder.count({
    where: {
      userId,
      OR: [
        { status: { notIn: ['Delivered', 'Canceled'] } },
        { withdrawals: { some: { state: { in: openStates } } } },
      ],
    },
  })

/** Stands where something of a person stood. */
const NOTHING = '–'

/** Erases the people from the orders whose time is over: what was sold stays, and so do invoices. Returns how many it was. */
export async function eraseOldOrders(now = new Date()): Promise<number> {
  const since = keptSince(now)
  return transaction(async (tx) => {
    const past = await tx
      .selectFrom('shopOrder')
      .select(['id', 'userId', 'customerType'])
      .where(isPast(since))
      .forUpdate()
      .execute()
    const ids = past.map(({ id }) => id)
    if (ids.length > 0) {
      await tx.deleteFrom('staffNote').where('orderId', 'in', ids).execute()
      await sql`UPDATE order_status_change c SET changed_by = ${NOTHING} FROM shop_order o
        WHERE o.id = c.order_id AND c.changed_by = o.user_id AND o.id = ANY(${ids})`.execute(tx)
      await tx
        .updateTable('shopOrder')
        .set(({ eb, val }) => ({
          userId: NOTHING,
          firstAndLastName: eb
            .case()
            .when('customerType', '=', 'private_person')
            .then(val(NOTHING))
            .else(null)
            .end(),
          companyName: eb.case().when('customerType', '=', 'company').then(val(NOTHING)).else(null).end(),
          contactPerson: null,
          buyerReference: null,
          unn: null,
          email: NOTHING,
          phone: NOTHING,
          address: NOTHING,
          city: NOTHING,
          postCode: NOTHING,
          billingAddress: null,
          billingCity: null,
          billingPostCode: null,
          billingCountry: null,
          recipientName: null,
          recipientPhone: null,
          remark: null,
          erasedAt: now,
        }))
        .where('id', 'in', ids)
        .execute()
      await sql`UPDATE outbox SET tried_to = NULL, recipient = NULL WHERE payload ->> 'orderId' = ANY(${ids})`.execute(
        tx,
      )
      // a caller without an account leaves with their last order
      await sql`DELETE FROM staff_note n WHERE n.user_id LIKE 'phone-%'
        AND NOT EXISTS (SELECT FROM shop_order o WHERE o.user_id = n.user_id)`.execute(tx)
      const owners = past.map(({ userId }) => userId)
      await sql`DELETE FROM address_confirmation a WHERE a.uid = ANY(${owners})
        AND NOT EXISTS (SELECT FROM shop_order o WHERE o.user_id = a.uid)`.execute(tx)
    }
    return ids.length
  })
}

/** Erases at once what the jobs in the background erase in turn, and records who wanted it. Returns how much it was. */
export async function erasePastData(by: ShopUser, now = new Date()) {
  const counts = {
    orders: await eraseOldOrders(now),
    withdrawals: await eraseOldWithdrawals(now),
    reports: await eraseOldReporters(now),
  }
  await transaction((tx) =>
    recordChange(tx, by, {
      action: 'customer.erase_past',
      subject: { type: 'account', id: dayOf(keptSince(now)) },
      before: null,
      after: counts,
    }),
  )
  return counts
}
