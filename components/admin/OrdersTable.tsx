import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/components/orders/dates'
import { StatusBadge } from '@/components/orders/StatusBadge'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { toGrosze } from '@/lib/core/money'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { orderStatuses } from '@/lib/orders/rules'
import type { Order } from '@/lib/orders/schema'
import { StatusChanger } from './StatusChanger'

/** The orders of one page of the panel, each with its status to change. */
export async function OrdersTable({ orders }: { orders: Order[] }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  return (
    <Table
      caption={t('title')}
      rows={orders}
      rowKey={(order) => order.id}
      columns={[
        {
          key: 'id',
          header: t('id'),
          cell: (order) => (
            <>
              <Link
                href={localePath(locale, `/admin/order/${order.id}`)}
                className="prose-link inline-block py-0.5 font-semibold whitespace-nowrap"
              >
                {order.id}
              </Link>
              <span className="block text-sm whitespace-nowrap text-soft md:text-left">
                {formatDay(order.orderDate, locale)}
              </span>
            </>
          ),
        },
        { key: 'customer', header: t('customer'), cell: (order) => order.name },
        {
          key: 'products',
          header: t('products'),
          cell: (order) =>
            order.orderItems.map((line) => (
              <span key={line.id} className="block md:text-left">
                {tOrders('line', { quantity: line.quantity, title: line.title })}
              </span>
            )),
        },
        {
          key: 'total',
          header: t('total'),
          numeric: true,
          cell: (order) => <Price grosze={toGrosze(order.total)} locale={locale} />,
        },
        { key: 'status', header: t('status'), cell: (order) => <StatusBadge status={order.status} /> },
        {
          key: 'change',
          header: t('change'),
          cell: (order) => (
            <StatusChanger
              orderId={order.id}
              status={order.status}
              choices={orderStatuses}
              className="md:min-w-72"
            />
          ),
        },
      ]}
    />
  )
}
