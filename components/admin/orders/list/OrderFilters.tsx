'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FilterForm } from '@/components/admin/list/FilterForm'
import { FilterSearch } from '@/components/admin/list/FilterSearch'
import { FilterSelect } from '@/components/admin/list/FilterSelect'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Link } from '@/components/ui/Link'
import { isBackward } from '@/lib/core/values/filters'
import { localePath } from '@/lib/i18n/routing'
import { type OrderListQuery, orderSorts, paymentFilters } from '@/lib/orders/admin/schema'
import { deliveryTypes, orderStatuses } from '@/lib/orders/rules'
import { ordersPath } from './orders-address'

export function OrderFilters({ query }: { query: OrderListQuery }) {
  const { status, search, sort, payment, delivery, from, to } = query
  const t = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const locale = useLocale()
  const panel = localePath(locale, '/admin')
  return (
    <search>
      <FilterForm
        action={panel}
        query={ordersPath({ ...query, page: 1 })}
        className="flex flex-wrap items-end gap-4 md:max-w-4xl"
      >
        <div className="min-w-0 flex-1 basis-32 md:flex-none md:basis-44 xl:basis-56">
          <FilterSelect
            label={t('filterStatus')}
            name="status"
            value={status}
            all={t('all')}
            options={orderStatuses.map((each) => ({ value: each, label: tOrders(`statuses.${each}`) }))}
          />
        </div>
        <div className="min-w-0 flex-1 basis-32 md:flex-none md:basis-44 xl:hidden">
          <FilterSelect
            label={t('sort')}
            name="sort"
            value={sort === '-date' ? '' : sort}
            options={orderSorts.map((each) => ({
              value: each === '-date' ? '' : each,
              label: t(`sorts.${each}`),
            }))}
          />
        </div>
        <div className="min-w-0 flex-1 basis-48 md:basis-80 xl:basis-48">
          <FilterSearch label={t('search')} value={search} />
        </div>
        <Button type="submit">{t('searchSubmit')}</Button>
        {ordersPath({ ...query, page: 1, sort: '-date' }) === '/admin' ? null : (
          <Link href={panel} className="prose-link flex min-h-touch items-center">
            {t('reset')}
          </Link>
        )}
        <details className="w-full" open={Boolean(payment || delivery || from || to)}>
          <summary className="prose-link flex min-h-touch w-fit cursor-pointer items-center">
            {t('filters.more')}
          </summary>
          <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
            <div className="max-sm:col-span-2">
              <FilterSelect
                label={t('filters.payment')}
                name="payment"
                value={payment}
                all={t('all')}
                options={paymentFilters.map((each) => ({
                  value: each,
                  label: t(`filters.payments.${each}`),
                }))}
              />
            </div>
            <div className="max-sm:col-span-2">
              <FilterSelect
                label={t('filters.delivery')}
                name="delivery"
                value={delivery}
                all={t('all')}
                options={deliveryTypes.map((each) => ({ value: each, label: t(`deliveries.${each}`) }))}
              />
            </div>
            <Field label={t('filters.from')} error={isBackward(query) ? t('filters.fromAfterTo') : undefined}>
              {(control) => <TextInput {...control} type="date" name="from" defaultValue={from ?? ''} />}
            </Field>
            <Field label={t('filters.to')}>
              {(control) => <TextInput {...control} type="date" name="to" defaultValue={to ?? ''} />}
            </Field>
          </div>
        </details>
      </FilterForm>
    </search>
  )
}
