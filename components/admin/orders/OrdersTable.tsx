import Link from 'next/link'
import { getTranslations } from 'next-intl/server'
import { formatDay } from '@/components/orders/dates'
import { StatusBadge } from '@/components/orders/StatusBadge'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { pageLocale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/i18n/routing'
import { orderStatuses } from '@/lib/orders/rules'
import type { Order, OrderListQuery } from '@/lib/orders/schema'
import { BULK_FORM, pickOf } from './bulk-form'
import { SortHead, sortedBy } from './SortHead'
import { StatusChanger } from './StatusChanger'

/** The orders of one page, each with a checkbox and a control for its status. */
export async function OrdersTable({ orders, query }: { orders: Order[]; query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const sortable = (column: 'id' | 'date' | 'customer' | 'total' | 'status') => ({
    key: column,
    header: t(column),
    head: (
      <SortHead query={query} column={column}>
        {t(column)}
      </SortHead>
    ),
    sorted: sortedBy(query.sort, column),
  })
  return (
    <Table
      caption={t('title')}
      rows={orders}
      from="xl"
      rowKey={(order) => order.id}
      columns={[
        {
          key: 'pick',
          header: t('bulk.pick'),
          head: <span className="sr-only">{t('bulk.pick')}</span>,
          cell: (order) => (
            <label className="-my-2 inline-flex size-11 cursor-pointer items-center justify-center xl:-mx-2">
              <input
                type="checkbox"
                name="order"
                form={BULK_FORM}
                value={pickOf(order.id, order.status)}
                aria-label={t('bulk.pickOne', { id: order.id, customer: order.name })}
                className="size-5 accent-type"
              />
            </label>
          ),
        },
        {
          ...sortable('id'),
          cell: (order) => (
            <Link
              href={localePath(locale, `/admin/order/${order.id}`)}
              className="prose-link touch-link font-semibold whitespace-nowrap"
            >
              {order.id}
            </Link>
          ),
        },
        {
          ...sortable('date'),
          cell: (order) => <span className="whitespace-nowrap">{formatDay(order.orderDate, locale)}</span>,
        },
        {
          ...sortable('customer'),
          cell: (order) => <span className="block min-w-28 wrap-anywhere xl:max-w-64">{order.name}</span>,
        },
        {
          key: 'products',
          header: t('products'),
          cell: (order) =>
            order.orderItems.map((line) => (
              <span key={line.id} className="block min-w-36 wrap-anywhere xl:text-left">
                {tOrders('line', { quantity: line.quantity, title: line.title })}
              </span>
            )),
        },
        {
          ...sortable('total'),
          numeric: true,
          cell: (order) => <Price grosze={order.totalGrosze} locale={locale} />,
        },
        { ...sortable('status'), cell: (order) => <StatusBadge status={order.status} /> },
        {
          key: 'change',
          header: t('change'),
          wide: true,
          cell: (order) => (
            <StatusChanger
              orderId={order.id}
              status={order.status}
              choices={orderStatuses}
              look="quiet"
              className="xl:min-w-68"
            />
          ),
        },
      ]}
    />
  )
}
