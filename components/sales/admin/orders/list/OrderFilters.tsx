import { getTranslations } from 'next-intl/server'
import { ChangesOnly } from '@/components/admin/editing/Editable'
import { FileLink } from '@/components/admin/FileLink'
import { FilterFields, FilterForm } from '@/components/admin/list/FilterForm'
import { optionsOf } from '@/components/admin/list/options'
import { withSearchParams } from '@/lib/platform/http/request/search-params'
import { isBackward } from '@/lib/platform/values/filters'
import {
  CourierExportQuery,
  OrderExportQuery,
  type OrderListQuery,
  orderSorts,
  paymentFilters,
} from '@/lib/sales/order-desk/schema'
import { deliveryTypes, orderStatuses } from '@/lib/sales/orders/rules'
import { pageLocale } from '@/lib/shop/texts/locale'
import { isFilteredOrders, ordersPath } from './orders-address'

export async function OrderFilters({ query }: { query: OrderListQuery }) {
  const { sort, payment, delivery, from, to } = query
  const t = await getTranslations('admin')
  const tOrders = await getTranslations('orders')
  const narrow = 'min-w-0 flex-1 basis-32 md:flex-none md:basis-44'
  const sorts = optionsOf(orderSorts, (each) => t(`sorts.${each}`))
  return (
    <FilterForm
      path="/admin"
      query={query}
      address={ordersPath({ ...query, page: 1 })}
      className="flex flex-wrap items-end gap-4 md:max-w-4xl"
      submit={t('searchSubmit')}
      reset={isFilteredOrders(query) ? t('reset') : undefined}
      fields={[
        {
          name: 'status',
          label: t('filterStatus'),
          all: t('all'),
          options: optionsOf(orderStatuses, (each) => tOrders(`statuses.${each}`)),
          className: `${narrow} xl:basis-56`,
        },
        {
          name: 'sort',
          label: t('sort'),
          value: sort === '-date' ? '' : sort,
          options: sorts.map((each) => (each.value === '-date' ? { ...each, value: '' } : each)),
          className: `${narrow} xl:hidden`,
        },
        {
          name: 'search',
          label: t('search'),
          className: 'min-w-0 flex-1 basis-48 md:basis-80 xl:basis-48',
        },
      ]}
    >
      <details className="w-full" open={Boolean(payment || delivery || from || to)}>
        <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center">
          {t('filters.more')}
        </summary>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <FilterFields
            query={query}
            fields={[
              {
                name: 'payment',
                label: t('filters.payment'),
                all: t('all'),
                options: optionsOf(paymentFilters, (each) => t(`filters.payments.${each}`)),
                className: 'max-sm:col-span-2',
              },
              {
                name: 'delivery',
                label: t('filters.delivery'),
                all: t('all'),
                options: optionsOf(deliveryTypes, (each) => t(`deliveries.${each}`)),
                className: 'max-sm:col-span-2',
              },
              {
                name: 'from',
                type: 'date',
                label: t('filters.from'),
                error: isBackward(query) ? t('filters.fromAfterTo') : undefined,
              },
              { name: 'to', type: 'date', label: t('filters.to') },
            ]}
          />
        </div>
      </details>
    </FilterForm>
  )
}

/** The filtered list as files. Plain links: the browser saves a file while it is being written. */
export async function OrdersFile({ query }: { query: OrderListQuery }) {
  const t = await getTranslations('admin')
  const { page: _, pageSize: __, sort: ___, ...filter } = query
  const wanted = { ...filter, locale: await pageLocale() }
  return (
    <ChangesOnly area="orders">
      <FileLink href={withSearchParams('/api/admin/orders/export', OrderExportQuery, wanted)}>
        {t('download')}
      </FileLink>
      <FileLink href={withSearchParams('/api/admin/orders/couriers', CourierExportQuery, filter)}>
        {t('downloadCouriers')}
      </FileLink>
    </ChangesOnly>
  )
}
