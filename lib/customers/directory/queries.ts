import 'server-only'
import { sql } from 'kysely'
import { db } from '@/lib/platform/database/db'
import { query } from '@/lib/platform/database/query'
import { accountId } from '@/lib/platform/http/request/params'
import { readPage } from '@/lib/platform/values/pages'
import { ordersOfUser } from '@/lib/sales/orders/queries'
import { isPaid } from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { ordersOfCustomer } from '@/lib/sales/orders/search'
import { findAccount } from '@/lib/shop/provider-accounts'
import { isOfStaff } from '@/lib/shop/staff/queries'
import type { CustomerListQuery } from './schema'

const CUSTOMERS_PAGE = 25

/** The accounts that ordered, named by their last order; the latest order first. */
export const listCustomers = ({ search, page }: CustomerListQuery) =>
  readPage({ page, pageSize: CUSTOMERS_PAGE }, (existing) => readCustomers({ search, page: existing }))
export type CustomerRow = Awaited<ReturnType<typeof listCustomers>>['customers'][number]

async function readCustomers({ search, page }: CustomerListQuery) {
  let orders = query().selectFrom('shopOrder').where('erasedAt', 'is', null)
  if (search) {
    const found = ordersOfCustomer(search)
    orders = orders.where('userId', 'in', (each) =>
      each.selectFrom('shopOrder').select('userId').where('id', 'in', found),
    )
  }
  const [sums, { total }] = await Promise.all([
    orders
      .select(({ fn }) => [
        'userId as uid',
        fn.countAll<number>().as('orders'),
        fn.max('orderDate').as('lastOrder'),
        // without canceled orders
        sql<number>`coalesce(sum(total_grosze) FILTER (WHERE status <> 'Canceled'), 0)::bigint`.as(
          'totalGrosze',
        ),
      ])
      .groupBy('userId')
      .orderBy('lastOrder', 'desc')
      .orderBy('uid')
      .limit(CUSTOMERS_PAGE)
      .offset((page - 1) * CUSTOMERS_PAGE)
      .execute(),
    orders.select(({ fn }) => fn.count<number>('userId').distinct().as('total')).executeTakeFirstOrThrow(),
  ])
  const named = await lastNames(sums.map(({ uid }) => uid))
  const customers = sums.flatMap(({ lastOrder, ...sum }) => {
    const names = named.get(sum.uid)
    return names ? [{ ...names, ...sum, lastOrder: lastOrder.toISOString() }] : []
  })
  return { customers, total }
}

async function lastNames(uids: string[]) {
  if (uids.length === 0) return new Map<string, { name: string; email: string; phone: string }>()
  const rows = await query()
    .selectFrom('shopOrder')
    .distinctOn('userId')
    .select(['userId', 'firstAndLastName', 'companyName', 'email', 'phone'])
    .where('userId', 'in', uids)
    .where('erasedAt', 'is', null)
    .orderBy('userId')
    .orderBy('orderDate', 'desc')
    .orderBy('id')
    .execute()
  return new Map(
    rows.map(({ userId, firstAndLastName, companyName, email, phone }) => [
      userId,
      { name: firstAndLastName ?? companyName ?? '', email, phone },
    ]),
  )
}

/** Sums of the placed (not canceled), paid and delivered orders, in grosze; an order can be in all three. */
export function totalsOf(orders: Order[]) {
  const sum = (counts: (order: Order) => boolean) =>
    orders.filter(counts).reduce((total, { totalGrosze }) => total + totalGrosze, 0)
  return {
    placed: sum(({ status }) => status !== 'Canceled'),
    paid: sum(isPaid),
    delivered: sum(({ status }) => status === 'Delivered'),
  }
}

/** Whether an account has ordered or exists at the provider. @throws ShopError unavailable */
export async function customerExists(uid: string): Promise<boolean> {
  if (!accountId.safeParse(uid).success) return false
  return (await db().shopOrder.count({ where: { userId: uid } })) > 0 || (await findAccount(uid)) !== null
}

/** A customer: an account that has ordered or exists at the provider; else null. */
export async function findCustomer(uid: string) {
  const [orders, answer] = await Promise.all([
    ordersOfUser(uid),
    // null when the provider does not answer
    findAccount(uid).then(
      (account) => ({ account }),
      () => null,
    ),
  ])
  const account = answer?.account ?? null
  const [last] = orders
  if (!last && !account) return null
  return {
    uid,
    name: last?.name ?? account?.email ?? '',
    email: last?.email ?? account?.email ?? '',
    phone: last?.phone ?? '',
    orders,
    totals: totalsOf(orders),
    /** Whether the account exists at the provider; null when the provider does not answer. */
    hasAccount: answer && account !== null,
    isStaff: await isOfStaff(account ?? { uid, hasClaim: false }),
  }
}
