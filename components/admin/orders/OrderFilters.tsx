'use client'

import Form from 'next/form'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { TextInput } from '@/components/ui/TextInput'
import { localePath } from '@/lib/i18n/routing'
import { deliveryTypes, orderStatuses } from '@/lib/orders/rules'
import { type OrderListQuery, orderSorts, paymentFilters } from '@/lib/orders/schema'
import { ordersPath } from './orders-address'

/** A GET form: it works without script; with script a chosen status is applied at once. */
export function OrderFilters({ query }: { query: OrderListQuery }) {
  const { status, search, sort, payment, delivery, from, to } = query
  const t = useTranslations('admin')
  const tOrders = useTranslations('orders')
  const locale = useLocale()
  const panel = localePath(locale, '/admin')
  return (
    <search>
      <Form action={panel} className="flex flex-wrap items-end gap-4 md:max-w-4xl">
        <div className="min-w-0 flex-1 basis-32 md:flex-none md:basis-44 xl:basis-56">
          <Field label={t('filterStatus')}>
            {(control) => (
              <Select
                {...control}
                name="status"
                defaultValue={status ?? ''}
                onChange={(event) => event.target.form?.requestSubmit()}
                options={[
                  { value: '', label: t('all') },
                  ...orderStatuses.map((each) => ({ value: each, label: tOrders(`statuses.${each}`) })),
                ]}
              />
            )}
          </Field>
        </div>
        <div className="min-w-0 flex-1 basis-32 md:flex-none md:basis-44 xl:hidden">
          <Field label={t('sort')}>
            {(control) => (
              <Select
                {...control}
                name="sort"
                defaultValue={sort === '-date' ? '' : sort}
                onChange={(event) => event.target.form?.requestSubmit()}
                options={orderSorts.map((each) => ({
                  value: each === '-date' ? '' : each,
                  label: t(`sorts.${each}`),
                }))}
              />
            )}
          </Field>
        </div>
        <div className="min-w-0 flex-1 basis-48 md:basis-80 xl:basis-48">
          <Field label={t('search')}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="search"
                maxLength={200}
                autoComplete="off"
                defaultValue={search}
              />
            )}
          </Field>
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
              <Field label={t('filters.payment')}>
                {(control) => (
                  <Select
                    {...control}
                    name="payment"
                    defaultValue={payment ?? ''}
                    onChange={(event) => event.target.form?.requestSubmit()}
                    options={[
                      { value: '', label: t('all') },
                      ...paymentFilters.map((each) => ({
                        value: each,
                        label: t(`filters.payments.${each}`),
                      })),
                    ]}
                  />
                )}
              </Field>
            </div>
            <div className="max-sm:col-span-2">
              <Field label={t('filters.delivery')}>
                {(control) => (
                  <Select
                    {...control}
                    name="delivery"
                    defaultValue={delivery ?? ''}
                    onChange={(event) => event.target.form?.requestSubmit()}
                    options={[
                      { value: '', label: t('all') },
                      ...deliveryTypes.map((each) => ({ value: each, label: t(`deliveries.${each}`) })),
                    ]}
                  />
                )}
              </Field>
            </div>
            <Field label={t('filters.from')}>
              {(control) => <TextInput {...control} type="date" name="from" defaultValue={from ?? ''} />}
            </Field>
            <Field label={t('filters.to')}>
              {(control) => <TextInput {...control} type="date" name="to" defaultValue={to ?? ''} />}
            </Field>
          </div>
        </details>
      </Form>
    </search>
  )
}
