import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { NoRows } from '@/components/admin/list/AdminList'
import { AdminPages } from '@/components/admin/list/AdminPages'
import { NewOrders } from '@/components/admin/orders/list/NewOrders'
import { OrderFilters } from '@/components/admin/orders/list/OrderFilters'
import { OrdersFile } from '@/components/admin/orders/list/OrdersFile'
import { OrdersTable } from '@/components/admin/orders/list/OrdersTable'
import { ordersPath, ordersQuery } from '@/components/admin/orders/list/orders-address'
import { BulkStatus } from '@/components/admin/orders/status/BulkStatus'
import { CancelCustomer } from '@/components/admin/orders/status/CancelCustomer'
import { FreshOnVisit } from '@/components/forms/FreshOnVisit'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { LinkButton } from '@/components/ui/LinkButton'
import { readPage } from '@/lib/core/values/pages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { mayOpen } from '@/lib/identity/admin-pages'
import { listOrders, ordersMark } from '@/lib/orders/admin/panel'
import type { OrderListQuery } from '@/lib/orders/admin/schema'
import { cancelableOrders } from '@/lib/orders/paid'
import type { Order } from '@/lib/orders/schema'
import { unlistedMetadata } from '@/lib/seo/metadata'
import { isSetUp } from '@/lib/settings/load'

export const instant = false

export const generateMetadata = () => unlistedMetadata('admin.title')

/** The customer who placed all orders that a search found; null for several customers or without a search. */
function soleCustomer(orders: Order[], { search }: OrderListQuery): string | null {
  const [first] = orders
  return search && first && orders.every(({ userId }) => userId === first.userId) ? first.userId : null
}

export default async function OrdersPanel(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const query = ordersQuery(await props.searchParams)
  const { role } = await adminOrLeave(ordersPath(query))
  // the first sign-in: nobody can order yet, so there is nothing to look at here
  if (!isSetUp() && mayOpen(role, '/admin/setup')) redirect(localePath(await pageLocale(), '/admin/setup'))
  const t = await getTranslations('admin')
  // Read before the list: an order in between is then announced although it is shown already, and none is missed.
  const mark = await ordersMark()
  const { orders, total, page, pages } = await readPage(query, (page) => listOrders({ ...query, page }))
  const customer = soleCustomer(orders, query)
  const open = customer ? await cancelableOrders(customer) : null
  return (
    <PageContainer>
      <PageHead
        title={t('title')}
        aside={
          <ChangesOnly area="orders">
            <LinkButton look="quiet" href={localePath(await pageLocale(), '/admin/orders/new')}>
              {t('newByPhone')}
            </LinkButton>
          </ChangesOnly>
        }
      />
        <OrderFilters query={query} />
        <div className="sticky top-0 z-10 mt-3 flex min-h-13 flex-wrap items-center gap-x-5 bg-ground">
          <p role="status" className="text-sm text-soft">
            {t('found', { count: total })}
          </p>
          <OrdersFile query={query} />
          <NewOrders mark={mark} />
        </div>
        {customer && open && open.count > 1 ? (
          <FreshOnVisit>
            <ChangesOnly area="orders">
              <div className="mb-3">
                <CancelCustomer key={customer} userId={customer} {...open} />
              </div>
            </ChangesOnly>
          </FreshOnVisit>
        ) : null}
        {orders.length > 0 ? (
          <FreshOnVisit>
            <ChangesOnly area="orders">
              <BulkStatus />
            </ChangesOnly>
            <OrdersTable orders={orders} query={query} />
          </FreshOnVisit>
        ) : (
          <NoRows t={t} isFiltered={ordersPath({ ...query, page: 1, sort: '-date' }) !== '/admin'} />
        )}
      <AdminPages
        label={t('pages')}
        page={page}
        pages={pages}
        pathOf={(wanted) => ordersPath({ ...query, page: wanted })}
      />
    </PageContainer>
  )
}
