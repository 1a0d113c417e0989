'use client'

import Form from 'next/form'
import Link from 'next/link'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextInput } from '@/components/ui/controls/TextInput'
import {
  type AdminProductsQuery,
  adminProductSorts,
  saleFilters,
  stockFilters,
} from '@/lib/catalog/admin/list-query'
import { productTypes } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/i18n/routing'
import { productsPath } from './products-address'

/** A GET form: it works without script; with script a choice is applied at once. */
export function ProductFilters({ query }: { query: AdminProductsQuery }) {
  const t = useTranslations('productAdmin.list')
  const locale = useLocale()
  const list = localePath(locale, '/admin/products')
  const choice = (
    name: string,
    label: string,
    value: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          name={name}
          defaultValue={value}
          onChange={(event) => event.target.form?.requestSubmit()}
          options={options}
        />
      )}
    </Field>
  )
  return (
    <search>
      <Form action={list} className="grid gap-4">
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-0 flex-1 basis-64">
            <Field label={t('search')}>
              {(control) => (
                <TextInput
                  {...control}
                  type="search"
                  name="search"
                  maxLength={200}
                  autoComplete="off"
                  defaultValue={query.search}
                />
              )}
            </Field>
          </div>
          <Button type="submit">{t('submit')}</Button>
          {productsPath({ ...query, page: 1 }) === '/admin/products' ? null : (
            <Link href={list} className="prose-link inline-flex min-h-touch items-center px-2">
              {t('reset')}
            </Link>
          )}
        </div>
        <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
          {choice('type', t('type'), query.type ?? '', [
            { value: '', label: t('types.all') },
            ...productTypes.map((type) => ({ value: type, label: t(`types.${type}`) })),
          ])}
          {choice(
            'sale',
            t('sale'),
            query.sale,
            saleFilters.map((sale) => ({ value: sale, label: t(`sales.${sale}`) })),
          )}
          {choice(
            'stock',
            t('stock'),
            query.stock,
            stockFilters.map((stock) => ({ value: stock, label: t(`stocks.${stock}`) })),
          )}
          {choice(
            'sort',
            t('sort'),
            query.sort,
            adminProductSorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) })),
          )}
        </div>
      </Form>
    </search>
  )
}
