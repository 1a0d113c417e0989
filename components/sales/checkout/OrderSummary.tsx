'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { LowestPrice } from '@/components/catalog/card/LowestPrice'
import { FieldError } from '@/components/ui/controls/Field'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { localePath } from '@/lib/platform/i18n/routing'
import { typeset } from '@/lib/platform/i18n/typeset'
import { formatPrice } from '@/lib/platform/values/money'
import { useCart } from '@/lib/sales/cart/client'
import { formerPrice, lineProblem } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { lineTotal } from '@/lib/sales/cart/totals'
import { OrderTotals } from './OrderTotals'
import { RemovedLines } from './RemovedLines'

/** Product, quantity and price of every line, and what it comes to. */
export function OrderSummary({ items, ...totals }: ComponentProps<typeof OrderTotals>) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{t('summary')}</h3>
        <Link href={localePath(locale, '/cart')} className="prose-link touch-link text-sm">
          {t('editCart')}
        </Link>
      </div>
      <ul className="mt-2">
        {items.map((item) => (
          <SummaryLine key={item.id} item={item} />
        ))}
      </ul>
      <RemovedLines items={items} />
      <OrderTotals items={items} {...totals} />
    </>
  )
}

function SummaryLine({ item }: { item: CartItem }) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const { product, quantity } = item
  const title = useProductTitle(product)
  const problem = lineProblem(item)
  const { firstPrices } = useCart()
  const former = formerPrice(item, firstPrices)
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-hairline py-2.5">
      <span className="min-w-0">
        <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
        {product.retread ? <span className="block text-sm">{t('retreaded')}</span> : null}
        <span className="block text-sm text-soft">
          {t('quantityPrice', { quantity, price: formatPrice(product.priceGrosze, locale) })}
        </span>
        <LowestPrice grosze={product.lowestPriceGrosze} />
        {former === null ? null : (
          <span className="block text-sm font-medium text-rust">
            {t('formerPrice', { before: formatPrice(former, locale) })}
          </span>
        )}
      </span>
      <Price grosze={lineTotal(item)} locale={locale} className="text-right" />
      {problem ? (
        <div className="col-span-2 mt-1">
          <FieldError id={`summary-${product.id}-problem`}>
            {problem === 'tooFew' ? t(problem, { stock: product.quantityInStock }) : t(problem)}
          </FieldError>
        </div>
      ) : null}
    </li>
  )
}
