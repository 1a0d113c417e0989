import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { optionsOf } from '@/components/admin/list/options'
import { arrivalNote, paymentNote } from '@/components/sales/order-text'
import { OrderDetails } from '@/components/sales/orders/OrderDetails'
import { ClaimLines, ParcelLinks, StatusBadge } from '@/components/sales/orders/OrderParts'
import { CopyNumber } from '@/components/sales/PlacedNotice'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { leaveOverlay, pushOverlay } from '@/components/ui/overlay/overlay-entry'
import { Price } from '@/components/ui/Price'
import { type Column, Table } from '@/components/ui/Table'
import type { Claim } from '@/lib/customers/complaints/queries'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatDate } from '@/lib/sales/orders/dates'
import {
  deliveryCountsFrom,
  finishDate,
  isUnderway,
  orderStatuses,
  shownStatus,
} from '@/lib/sales/orders/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { lineTitle } from '@/lib/sales/orders/shown'
import { filterOrders, type OrderFilter } from './filter'
import { pageOf } from './paging'

const everything: OrderFilter = { status: null, search: '' }

type Props = { orders: Order[]; claims: readonly Claim[]; reload: () => Promise<void> }

/** The buyer's orders with their filter; an order's id opens its details, which have an address of their own. */
export function OrderList({ orders, claims, reload }: Props) {
  const t = useTranslations('orders')
  const locale = useLocale()
  const [filter, setFilter] = useState(everything)
  const [wantedPage, setWantedPage] = useState(1)
  const opened = useSearchParams().get(ORDER_PARAM)
  const openedOrder = orders.find(({ id }) => id === opened) ?? null
  const claimsOf = ({ id }: Order) => claims.filter(({ orderId }) => orderId === id)
  const found = filterOrders(orders, filter)
  const { page, pages, rows } = pageOf(found, wantedPage)
  const list = useRef<HTMLDivElement>(null)
  const filterBy = (next: OrderFilter) => {
    setFilter(next)
    setWantedPage(1)
  }
  const turnTo = (next: number) => {
    setWantedPage(next)
    list.current?.scrollIntoView({ block: 'start' })
  }
  const pageId = useId()
  const pageText = t('page', { page, pages })
  const turn = (label: string, to: number) => (
    <Button
      look="quiet"
      disabledReason={to < 1 || to > pages ? pageText : undefined}
      reasonShownBy={pageId}
      onClick={() => turnTo(to)}
    >
      {label}
    </Button>
  )
  const columns: Column<Order>[] = [
    {
      key: 'id',
      header: t('id'),
      cell: (order) => (
        <span className="inline-flex items-center">
          <button
            type="button"
            onClick={() => openOrder(order.id)}
            aria-label={t('openNamed', { id: order.id })}
            className="prose-link min-h-8 font-semibold whitespace-nowrap"
          >
            {order.id}
          </button>
          <CopyNumber id={order.id} />
        </span>
      ),
    },
    { key: 'date', header: t('date'), cell: (order) => formatDate(order.orderDate, locale) },
    {
      key: 'products',
      header: t('products'),
      cell: (order) =>
        order.orderItems.map((line) => {
          const title = lineTitle(order, line)
          return (
            <span key={line.id} lang={title.locale} className="block text-balance xl:text-left">
              {t('line', { quantity: line.quantity, title: typeset(title.text, title.locale) })}
            </span>
          )
        }),
    },
    {
      key: 'total',
      header: t('total'),
      numeric: true,
      cell: (order) => (
        <>
          <Price grosze={order.totalGrosze} locale={locale} />
          <span className="block text-sm">{paymentNote(t, order, locale)}</span>
        </>
      ),
    },
    {
      key: 'status',
      header: t('status'),
      cell: (order) => (
        <>
          <StatusBadge status={shownStatus(order)} />
          <span className="block text-sm text-balance text-soft">{t(`meanings.${shownStatus(order)}`)}</span>
          <ParcelLinks parcels={order.parcels} />
          <ClaimLines claims={claimsOf(order)} />
        </>
      ),
    },
    {
      key: 'finished',
      header: t('finished'),
      cell: (order) => {
        const finished = finishDate(order)
        if (finished) return formatDate(finished, locale)
        return (
          <>
            <span aria-hidden="true">{t('notFinished')}</span>
            <span className="sr-only">{t('notFinishedLabel')}</span>
            {isUnderway(order) ? (
              <span className="block text-sm text-balance text-soft">
                {arrivalNote(t, order, deliveryCountsFrom(order), locale)}
              </span>
            ) : null}
          </>
        )
      },
    },
  ]
  return (
    <>
      <search className="mb-5 grid gap-4 sm:grid-cols-[14rem_1fr] md:max-w-3xl">
        <ControlField
          label={t('filterStatus')}
          value={filter.status ?? ''}
          onChange={({ target }) =>
            filterBy({ ...filter, status: orderStatuses.find((status) => status === target.value) ?? null })
          }
          options={[
            { value: '', label: t('all') },
            ...optionsOf(orderStatuses, (status) => t(`statuses.${status}`)),
          ]}
        />
        <ControlField
          label={t('search')}
          type="search"
          placeholder={t('searchHint')}
          value={filter.search}
          onChange={({ target }) => filterBy({ ...filter, search: target.value })}
        />
      </search>
      <p role="status" className="mb-2 text-sm text-soft">
        {t('found', { count: found.length })}
      </p>
      {found.length > 0 ? (
        <div ref={list} className="scroll-mt-4">
          <Table caption={t('table')} columns={columns} rows={rows} rowKey={(order) => order.id} from="xl" />
          {pages > 1 ? (
            <nav aria-label={t('pages')} className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
              {turn(t('newer'), page - 1)}
              <span id={pageId} role="status" className="text-soft tabular-nums">
                {pageText}
              </span>
              {turn(t('older'), page + 1)}
            </nav>
          ) : null}
        </div>
      ) : (
        <Notice
          title={t('noneTitle')}
          action={<Button onClick={() => filterBy(everything)}>{t('showAll')}</Button>}
        >
          {t('noneText')}
        </Notice>
      )}
      <OrderDetails
        order={openedOrder}
        claims={openedOrder ? claimsOf(openedOrder) : []}
        reload={reload}
        // the dialog reports its closing a second time, after the address has changed
        onClose={() => openedOrder && leaveOverlay(localePath(locale, '/orders'))}
      />
    </>
  )
}

export const ORDER_PARAM = 'order'

/** Opens an order over the list: the address follows, and Back closes it. */
export const openOrder = (id: string) => pushOverlay(`?${ORDER_PARAM}=${encodeURIComponent(id)}`)
