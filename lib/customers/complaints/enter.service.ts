import 'server-only'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { orderIdIn } from '@/lib/sales/claims/rules'
import { momentOn } from '@/lib/sales/claims/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { holdMail } from '@/lib/shop/mail/hold'
import { tell } from '@/lib/shop/mail/tell.service'
import { answerDue } from './rules'
import type { EnteredComplaint } from './schema'

/**
 * Enters a complaint of an order's buyer that came by letter, by mail or at the counter. Its deadline counts from the day on
 * which it came, and its receipt goes to the order's address. The same key again gives the same complaint.
 * @returns the complaint's id
 * @throws ShopError return.order_unknown, also for an order whose buyer was erased
 */
export const enterComplaint = (entered: EnteredComplaint, admin: ShopUser): Promise<number> =>
  transaction(async (tx) => {
    const { key, orderId, receivedOn, ...given } = entered
    const order = await tx
      .selectFrom('shopOrder')
      .select(['id', 'email', 'locale'])
      .select(({ fn }) => fn.coalesce('firstAndLastName', 'companyName').$notNull().as('name'))
      .where('id', '=', orderIdIn(orderId))
      .where('erasedAt', 'is', null)
      .executeTakeFirst()
    if (!order) throw new ShopError('invalid', [{ path: 'orderId', code: 'return.order_unknown' }])
    const earlier = await tx.selectFrom('complaint').select('id').where('key', '=', key).executeTakeFirst()
    if (earlier) return earlier.id
    const submittedAt = momentOn(receivedOn)
    const { id } = await tx
      .insertInto('complaint')
      .values({
        ...given,
        key,
        submittedAt,
        name: order.name,
        email: order.email,
        orderNumber: order.id,
        orderId: order.id,
        locale: order.locale,
        answerDueOn: answerDue(submittedAt),
        enteredBy: admin.uid,
        enteredByName: admin.name,
        // confirmed, because the staff has seen the letter or the buyer
        isConfirmed: true,
        buyerAnsweredAt: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const hold = await holdMail(tx, 'complaintReceipts', `own order ${order.id}`)
    await tell(tx, 'complaint.receipt', id, { complaintId: id }, { lane: 'known', hold })
    await recordChange(tx, admin, {
      action: 'complaint.enter',
      subject: { type: 'complaint', id },
      before: null,
      after: { orderId: order.id },
    })
    return id
  })
