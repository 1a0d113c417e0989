import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '@/lib/platform/database/query'
import { transaction } from '@/lib/platform/database/transaction'
import { ShopError } from '@/lib/platform/errors'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isPoland } from '@/lib/platform/values/countries'
import { formatPostCode, isPolishPostCode } from '@/lib/platform/values/post-code'
import { callersOwner } from '@/lib/sales/orders/phone-buyers.service'
import { getOrder } from '@/lib/sales/orders/queries'
import { type DeliveryType, deliveryKinds, isCaller } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { recordChange } from '@/lib/shop/audit/service'
import { correctMail, readdressMails } from '@/lib/shop/mail/service'
import { tell } from '@/lib/shop/mail/tell.service'
import type { ChangeAddress, CorrectedRecipient } from './schema'

const fields = ['address', 'postCode', 'city', 'recipientName', 'recipientPhone'] as const

/**
 * Changes where an order goes, as long as it is neither sent nor invoiced, and tells the buyer. The country stays: the
 * price of the delivery was agreed on for it.
 * @throws ShopError order.not_found, order.changed after somebody else changed the address,
 *   order.address_final, invalid for a postal code that Poland does not have
 */
export const changeAddress = ({ orderId, ...change }: ChangeAddress, admin: ShopUser): Promise<Order> =>
  transaction(async (tx) => {
    const order = await lockAddress(tx, orderId)
    if (!order) throw new ShopError('order.not_found')
    const isWaiting = order.status === 'Pending' || order.status === 'In Processing'
    if (!isWaiting || order.isInvoiced) throw new ShopError('order.address_final')
    await writeAddress(tx, orderId, order, change, { by: admin })
    return getOrder(orderId, admin, tx)
  })

type LockedAddress = NonNullable<Awaited<ReturnType<typeof lockAddress>>>

/** Locks an order, of this user where one is given, and reads what decides about its address. */
export const lockAddress = (tx: Transaction, orderId: string, userId?: string) =>
  tx
    .selectFrom('shopOrder')
    .select(['status', 'country', 'billingAddress', 'isOwnEmail', 'typeOfDelivery', ...fields])
    .$narrowType<{ typeOfDelivery: DeliveryType }>()
    .select(({ exists, selectFrom }) =>
      exists(selectFrom('invoice').select('id').where('orderId', '=', orderId)).as('isInvoiced'),
    )
    .where('id', '=', orderId)
    .$if(userId !== undefined, (orders) => orders.where('userId', '=', userId ?? ''))
    .forUpdate()
    .executeTakeFirst()

/**
 * Writes another address of a locked order. With `keepsBilling` the former address becomes the billing address of an order
 * without one, and only a confirmed e-mail address gets the mail.
 * @throws ShopError order.changed, invalid
 */
export async function writeAddress(
  tx: Transaction,
  orderId: string,
  { country, billingAddress, isOwnEmail, typeOfDelivery, ...before }: LockedAddress,
  {
    seen,
    recipientName = before.recipientName,
    recipientPhone = before.recipientPhone,
    ...entered
  }: Omit<ChangeAddress, 'orderId'>,
  { by, keepsBilling = false }: { by: Pick<ShopUser, 'uid' | 'name'>; keepsBilling?: boolean },
): Promise<void> {
  const { isElsewhere } = deliveryKinds[typeOfDelivery]
  const after = {
    ...entered,
    postCode: formatPostCode(entered.postCode, country),
    recipientName: (isElsewhere && recipientName) || null,
    recipientPhone: (isElsewhere && recipientPhone) || null,
  }
  if (isPoland(country) && !isPolishPostCode(after.postCode))
    throw new ShopError('invalid', [{ path: 'postCode', code: 'incorrect_post_code' }])
  const isSame = (one: ChangeAddress['seen'], other: ChangeAddress['seen']) =>
    fields.every((field) => other[field] === undefined || (one[field] || null) === (other[field] || null))
  if (isSame(before, after)) return
  if (!isSame(before, seen)) throw new ShopError('order.changed')
  const billing = {
    billingAddress: before.address,
    billingPostCode: before.postCode,
    billingCity: before.city,
    billingCountry: country,
  }
  await tx
    .updateTable('shopOrder')
    .set({ ...after, ...(keepsBilling && billingAddress === null ? billing : {}) })
    .where('id', '=', orderId)
    .execute()
  await recordChange(tx, by, {
    action: 'order.address',
    subject: { type: 'order', id: orderId },
    // which fields, not what they said: nothing is ever erased from the audit
    before: null,
    after: { changedFields: fields.filter((field) => before[field] !== after[field]) },
  })
  if (!keepsBilling || isOwnEmail) await tell(tx, 'order.address_changed', randomUUID(), { orderId })
}

/**
 * Sends a customer's mail that the provider did not take to another address; `isForOrder` sends later mails about its
 * order there too.
 * @throws ShopError not_found for a mail that has left, or goes to the staff; order.not_found for an order that is
 *   gone
 */
export const correctRecipient = (
  id: number,
  { email, isForOrder }: CorrectedRecipient,
  admin: ShopUser,
): Promise<void> =>
  transaction(async (tx) => {
    const orderId = await correctMail(tx, id, email, admin)
    if (isForOrder && orderId !== null) await changeEmail(tx, orderId, email, admin)
  })

/** Changes the e-mail address of an order: its mails go there, and with its number it opens the order to its buyer. */
async function changeEmail(tx: Transaction, orderId: string, email: string, admin: ShopUser): Promise<void> {
  const order = await tx
    .selectFrom('shopOrder')
    .select(['email', 'userId', 'erasedAt'])
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (!order || order.erasedAt) throw new ShopError('order.not_found')
  if (order.email === email) return
  const owner = isCaller(order.userId) ? callersOwner(email) : order.userId
  await tx
    .updateTable('shopOrder')
    // the staff vouches for the address: later mails go to it as to a confirmed one
    .set({ email, isOwnEmail: true, userId: owner })
    .where('id', '=', orderId)
    .execute()
  if (owner !== order.userId) await moveNotes(tx, order.userId, owner)
  await readdressMails(tx, orderId)
  await recordChange(tx, admin, {
    action: 'order.email',
    subject: { type: 'order', id: orderId },
    before: null,
    after: { changedFields: ['email'] },
  })
}

/** The notes on a caller follow to another address, unless other orders stay with the former one. */
async function moveNotes(tx: Transaction, from: string, to: string): Promise<void> {
  await tx
    .updateTable('staffNote')
    .set({ userId: to })
    .where('userId', '=', from)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom('shopOrder').select('id').where('userId', '=', from))),
    )
    .execute()
}
