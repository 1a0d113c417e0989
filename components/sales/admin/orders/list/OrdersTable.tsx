import { useTranslations } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { mayChange } from '@/components/admin/admin-gate'
import { PickBox } from '@/components/admin/list/PickBox'
import { TextLink } from '@/components/layout/links/ShopLink'
import { BULK_STATUS_FORM, pickOf } from '@/components/sales/admin/orders/status/bulk-orders'
import { StatusChanger } from '@/components/sales/admin/orders/status/StatusChanger'
import { StatusBadge } from '@/components/sales/orders/OrderParts'
import { Badge } from '@/components/ui/Badge'
import { classes } from '@/components/ui/classes'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import { Table } from '@/components/ui/Table'
import { localePath } from '@/lib/platform/i18n/routing'
import type { OrderListQuery, OrderSort } from '@/lib/sales/order-desk/schema'
import { formatShortMoment } from '@/lib/sales/orders/dates'
import { duePaymentState } from '@/lib/sales/orders/due-payment'
import {
  isAwaited,
  isToCollect,
  orderStatuses,
  type PaymentFacts,
  type PaymentState,
  shownStatus,
} from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { pageLocale } from '@/lib/shop/texts/locale'
import { ordersPath } from './orders-address'

/** The orders of one page: a row each, on a phone a card. The form that changes an order is folded. */
export async function OrdersTable({ orders, query }: { orders: Order[]; query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  const canChange = await mayChange('orders')
  const sortable = (column: 'id' | 'date' | 'customer' | 'total' | 'status') => ({
    key: column,
    header: t(column),
    head: (
      <SortHead query={query} column={column}>
        {t(column)}
      </SortHead>
    ),
    sorted: sortOfColumn(query.sort, column),
  })
  return (
    <Table
      caption={t('title')}
      rows={orders}
      without={canChange ? [] : ['pick', 'change']}
      from="xl"
      cardGrid="grid content-start grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-1"
      rowKey={(order) => order.id}
      columns={[
        {
          key: 'pick',
          header: t('bulk.pick'),
          head: <span className="sr-only">{t('bulk.pick')}</span>,
          card: 'row-span-2 -ml-2',
          cell: (order) => (
            <PickBox
              className="xl:-mx-2"
              name="order"
              form={BULK_STATUS_FORM}
              value={pickOf(order.id, order.status)}
              aria-label={t('bulk.pickOne', { id: order.id, customer: order.name })}
            />
          ),
        },
        {
          ...sortable('id'),
          card: 'col-start-2',
          cell: (order) => (
            <TextLink path={`/admin/order/${order.id}`} className="font-semibold whitespace-nowrap">
              {order.id}
            </TextLink>
          ),
        },
        {
          ...sortable('date'),
          card: 'col-span-2 col-start-2 row-start-3 text-sm text-soft',
          cell: (order) => (
            <time dateTime={order.orderDate} className="block xl:w-22">
              {formatShortMoment(order.orderDate, locale)}
            </time>
          ),
        },
        {
          ...sortable('customer'),
          card: 'col-span-2 col-start-2 row-start-2',
          cell: (order) => (
            <span className="block wrap-anywhere hyphens-auto xl:max-w-48 xl:min-w-36 xl:wrap-break-word">
              {order.name}
            </span>
          ),
        },
        {
          key: 'products',
          header: t('products'),
          rest: true,
          // takes the width that the other columns leave, which differs between languages
          card: 'col-span-3 row-start-5 min-w-0 text-sm text-soft xl:max-w-0 xl:text-type',
          cell: (order) =>
            order.orderItems.map((line) => (
              <span key={line.id} title={line.title} className="block truncate">
                {tOrders('line', { quantity: line.quantity, title: line.title })}
              </span>
            )),
        },
        {
          ...sortable('status'),
          card: 'col-span-3 row-start-4',
          cell: (order) => (
            <span className="flex flex-wrap gap-1 xl:flex-col xl:items-start">
              <StatusBadge status={shownStatus(order)} />
              <PaymentBadge order={order} />
            </span>
          ),
        },
        {
          key: 'delivery',
          header: t('delivery'),
          card: 'col-span-2 col-start-1 row-start-6 text-sm',
          cell: (order) => (
            <span className="block text-sm xl:w-24">{t(`deliveries.${order.typeOfDelivery}`)}</span>
          ),
        },
        {
          ...sortable('total'),
          numeric: true,
          card: 'col-start-3 row-start-1 text-right',
          cell: (order) => <Price grosze={order.totalGrosze} locale={locale} />,
        },
        {
          key: 'change',
          header: t('change'),
          card: classes(
            'col-start-3 row-start-6 justify-self-end xl:relative',
            'has-[[open]]:col-span-3 has-[[open]]:col-start-1 has-[[open]]:row-start-7 has-[[open]]:justify-self-stretch',
          ),
          cell: (order) => (
            <details>
              <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center xl:min-h-6">
                {t('changeRow')}
                <span className="sr-only"> {order.id}</span>
              </summary>
              <StatusChanger
                orderId={order.id}
                status={order.status}
                typeOfDelivery={order.typeOfDelivery}
                choices={orderStatuses}
                look="quiet"
                className="xl:absolute xl:top-full xl:right-0 xl:z-10 xl:w-80 xl:rounded xl:border xl:border-edge xl:bg-face xl:p-4"
              />
            </details>
          ),
        },
      ]}
    />
  )
}

const tones: Record<PaymentState, 'plain' | 'field' | 'danger'> = {
  unpaid: 'plain',
  transferAwaited: 'plain',
  onlineAwaited: 'plain',
  paidAtDelivery: 'field',
  paidByTransfer: 'field',
  captured: 'field',
  pending: 'plain',
  partlyRefunded: 'plain',
  refunded: 'plain',
  refundedByHand: 'plain',
  review: 'danger',
}

/** The state of an order's payment; nothing for a canceled order without a payment. */
function PaymentBadge({ order }: { order: PaymentFacts & Pick<Order, 'status'> }) {
  const t = useTranslations('admin.money')
  const state = duePaymentState(order)
  if (order.status === 'Canceled' && (isToCollect(order) || isAwaited(order))) return null
  return <Badge tone={tones[state]}>{t(state)}</Badge>
}

type Sortable = 'id' | 'date' | 'customer' | 'total' | 'status'

function sortOfColumn(sort: OrderSort, column: Sortable): 'ascending' | 'descending' | undefined {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : undefined
}

/** A column's name as a link that sorts by it, and at the next press in reverse. On phones the filter has a select. */
async function SortHead(props: { query: OrderListQuery; column: Sortable; children: string }) {
  const { query, column, children } = props
  const t = await getTranslations('admin')
  const locale = await pageLocale()
  const now = sortOfColumn(query.sort, column)
  // the first press sorts by the newest, the dearest or the first letter
  const first: OrderSort = column === 'date' || column === 'total' ? `-${column}` : column
  const turned: OrderSort = now === 'ascending' ? `-${column}` : column
  const path = localePath(locale, ordersPath({ ...query, page: 1, sort: now ? turned : first }))
  return (
    <>
      <Link
        href={path}
        title={t('sortBy', { column: children })}
        className="hidden items-center gap-1 underline-offset-4 hover:underline xl:inline-flex"
      >
        {children}
        <svg aria-hidden="true" viewBox="0 0 10 14" className="h-3.5 w-2.5 shrink-0" fill="currentColor">
          <path d="M5 0l5 6H0z" opacity={now === 'ascending' ? 1 : 0.25} />
          <path d="M5 14L0 8h10z" opacity={now === 'descending' ? 1 : 0.25} />
        </svg>
      </Link>
      <span className="xl:hidden">{children}</span>
    </>
  )
}
