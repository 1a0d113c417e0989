import { redirect } from 'next/navigation'
import { adminPage } from '@/components/admin/admin-page'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { AdminList } from '@/components/admin/list/AdminList'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { OrderFilters, OrdersFile } from '@/components/sales/admin/orders/list/OrderFilters'
import { OrdersTable } from '@/components/sales/admin/orders/list/OrdersTable'
import {
  isFilteredOrders,
  ordersPath,
  ordersQuery,
} from '@/components/sales/admin/orders/list/orders-address'
import { NewOrders } from '@/components/sales/admin/orders/list/PolledOrders'
import { BulkStatus } from '@/components/sales/admin/orders/status/BulkStatus'
import { CancelCustomerForm } from '@/components/sales/admin/orders/status/StatusQuestions'
import { localePath } from '@/lib/platform/i18n/routing'
import { mayOpen } from '@/lib/platform/identity/admin-pages'
import { readPage } from '@/lib/platform/values/pages'
import { listOrders, ordersMark } from '@/lib/sales/order-desk/panel'
import type { OrderListQuery } from '@/lib/sales/order-desk/schema'
import { cancelableOrders } from '@/lib/sales/orders/payment-status'
import type { Order } from '@/lib/sales/orders/schema'
import { unlistedMetadata } from '@/lib/shop/seo/metadata'
import { isSetUp } from '@/lib/shop/settings/load'

export const generateMetadata = () => unlistedMetadata('admin.title')

/** The customer who placed all orders that a search found; null for several customers or without a search. */
function soleCustomer(orders: Order[], { search }: OrderListQuery): string | null {
  const [first] = orders
  return search && first && orders.every(({ userId }) => userId === first.userId) ? first.userId : null
}

export default adminPage(
  {
    words: 'admin',
    read: ordersQuery,
    path: ordersPath,
    head: ({ t, locale, user }) => {
      // the first sign-in: nobody can order yet, so there is nothing to look at here
      if (!isSetUp() && mayOpen(user.role, '/admin/setup')) redirect(localePath(locale, '/admin/setup'))
      return {
        aside: (
          <ChangesOnly area="orders">
            <ShopButton path="/admin/orders/new" look="quiet">
              {t('newByPhone')}
            </ShopButton>
          </ChangesOnly>
        ),
      }
    },
  },
  async ({ t, query }) => {
    // Read before the list: an order placed in between is announced although the list shows it, but no order is missed.
    const mark = await ordersMark()
    const list = await readPage(query, (page) => listOrders({ ...query, page }))
    const customer = soleCustomer(list.orders, query)
    const open = customer ? await cancelableOrders(customer) : null
    return (
      <>
        <OrderFilters query={query} />
        <AdminList
          t={t}
          list={list}
          pathOf={(page) => ordersPath({ ...query, page })}
          isFiltered={isFilteredOrders(query)}
          beside={
            <>
              <OrdersFile query={query} />
              <NewOrders mark={mark} />
            </>
          }
        >
          {customer && open && open.count > 1 ? (
            <FreshOnVisit>
              <ChangesOnly area="orders">
                <div className="mb-3">
                  <CancelCustomerForm key={customer} userId={customer} {...open} />
                </div>
              </ChangesOnly>
            </FreshOnVisit>
          ) : null}
          <FreshOnVisit>
            <ChangesOnly area="orders">
              <BulkStatus />
            </ChangesOnly>
            <OrdersTable orders={list.orders} query={query} />
          </FreshOnVisit>
        </AdminList>
      </>
    )
  },
)
