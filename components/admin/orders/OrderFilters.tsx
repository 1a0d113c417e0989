'use client'

import Form from 'next/form'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { TextInput } from '@/components/ui/TextInput'
import { localePath } from '@/lib/i18n/routing'
import { orderStatuses } from '@/lib/orders/rules'
import { type OrderListQuery, orderSorts } from '@/lib/orders/schema'

/** A GET form: it works without script; with script a chosen status is applied at once. */
export function OrderFilters({ status, search, sort }: Pick<OrderListQuery, 'status' | 'search' | 'sort'>) {
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
        <div className="min-w-0 flex-1 basis-48">
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
        {status || search ? (
          <Link href={panel} className="prose-link flex min-h-touch items-center">
            {t('reset')}
          </Link>
        ) : null}
      </Form>
    </search>
  )
}
