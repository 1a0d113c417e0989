import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { adminOrLeave } from '@/components/admin/admin-gate'
import { OrderFilters } from '@/components/admin/OrderFilters'
import { OrderPages } from '@/components/admin/OrderPages'
import { OrdersTable } from '@/components/admin/OrdersTable'
import { ordersPath, ordersQuery } from '@/components/admin/orders-address'
import { problemMessages } from '@/components/cart/problem-messages'
import { PageContainer } from '@/components/layout/PageContainer'
import { PageHead } from '@/components/layout/PageHead'
import { Notice } from '@/components/ui/Notice'
import { ClientMessages } from '@/lib/i18n/ClientMessages'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { listOrders } from '@/lib/orders/queries'

export const instant = false

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('admin')
  return { title: t('title'), robots: { index: false } }
}

export default async function OrdersPanel(props: {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}) {
  const query = ordersQuery(await props.searchParams)
  await adminOrLeave(ordersPath(query))
  const t = await getTranslations('admin')
  const { orders, total } = await listOrders(query)
  const lastPage = Math.max(1, Math.ceil(total / query.pageSize))
  if (query.page > lastPage)
    redirect(localePath(await pageLocale(), ordersPath({ ...query, page: lastPage })))
  return (
    <PageContainer>
      <PageHead title={t('title')} />
      <ClientMessages groups={['admin', 'orders', ...problemMessages]}>
        <OrderFilters key={ordersPath({ ...query, page: 1 })} status={query.status} search={query.search} />
        <p role="status" className="mt-5 mb-2 text-sm text-soft">
          {t('found', { count: total })}
        </p>
        {orders.length > 0 ? (
          <OrdersTable orders={orders} />
        ) : (
          <Notice title={t('noneTitle')}>{t('noneText')}</Notice>
        )}
      </ClientMessages>
      <OrderPages query={query} pages={lastPage} />
    </PageContainer>
  )
}
