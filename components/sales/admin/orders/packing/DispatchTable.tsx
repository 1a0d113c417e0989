import { getTranslations } from 'next-intl/server'
import { PickBox } from '@/components/admin/list/PickBox'
import { TextLink } from '@/components/layout/links/ShopLink'
import { pickOf } from '@/components/sales/admin/orders/status/bulk-orders'
import { Button } from '@/components/ui/buttons/Button'
import { Table } from '@/components/ui/Table'
import { localePath } from '@/lib/platform/i18n/routing'
import { formatShortMoment } from '@/lib/sales/orders/dates'
import type { PackingOrder } from '@/lib/sales/orders/packing'
import { pageLocale } from '@/lib/shop/texts/locale'

/** The orders that still have to be sent. One press opens the slips of all picked orders. */
export async function DispatchTable({ orders }: { orders: PackingOrder[] }) {
  const t = await getTranslations('dispatch')
  const tAdmin = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const locale = await pageLocale()
  return (
    <form action={localePath(locale, '/admin/packing')}>
      <p className="mb-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <span className="text-sm text-soft">{t('found', { count: orders.length })}</span>
        <Button type="submit" look="quiet">
          {tAdmin('bulk.print')}
        </Button>
      </p>
      <Table
        caption={t('title')}
        rows={orders}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'pick',
            header: tAdmin('bulk.pick'),
            head: <span className="sr-only">{tAdmin('bulk.pick')}</span>,
            cell: ({ id, status, name }) => (
              <PickBox
                className="-mx-2"
                name="order"
                value={pickOf(id, status)}
                aria-label={tAdmin('bulk.pickOne', { id, customer: name })}
              />
            ),
          },
          {
            key: 'id',
            header: tAdmin('id'),
            cell: ({ id }) => (
              <TextLink path={`/admin/dispatch/${id}`} className="font-semibold whitespace-nowrap">
                {id}
              </TextLink>
            ),
          },
          {
            key: 'date',
            header: tAdmin('date'),
            cell: ({ orderDate }) => <time dateTime={orderDate}>{formatShortMoment(orderDate, locale)}</time>,
          },
          {
            key: 'to',
            header: tAdmin('packing.to'),
            cell: ({ name, postCode, city }) => (
              <span className="wrap-anywhere">
                {name}
                <span className="block text-sm text-soft">
                  {postCode} {city}
                </span>
              </span>
            ),
          },
          {
            key: 'goods',
            header: tAdmin('packing.goods'),
            rest: true,
            cell: ({ items }) =>
              items.map(({ id, quantity, title }) => (
                <span key={id} className="block wrap-anywhere">
                  {tOrders('line', { quantity, title })}
                </span>
              )),
          },
          {
            key: 'money',
            header: tAdmin('payment'),
            cell: ({ money }) => t(money === 'collect' ? 'collect' : 'noCollect'),
          },
        ]}
      />
    </form>
  )
}
