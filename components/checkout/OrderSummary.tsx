'use client'

import { useLocale, useTranslations } from 'next-intl'
import { LowestPrice } from '@/components/catalog/card/LowestPrice'
import { FieldError } from '@/components/ui/controls/Field'
import { Link } from '@/components/ui/Link'
import { Price } from '@/components/ui/Price'
import { useCart } from '@/lib/cart/client'
import { formerPrice, lineProblem } from '@/lib/cart/rules'
import type { CartItem } from '@/lib/cart/schema'
import { cartTotal, lineTotal } from '@/lib/cart/totals'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { formatPrice } from '@/lib/core/values/money'
import { type DeliveryPrice, groszeOf } from '@/lib/delivery/rules'
import { localePath } from '@/lib/i18n/routing'
import { typeset } from '@/lib/i18n/typeset'
import type { PaymentType } from '@/lib/orders/rules'
import { RemovedLines } from './RemovedLines'

type Props = { items: CartItem[]; delivery: DeliveryPrice; abroad: boolean; payment: PaymentType }

/**
 * Product, quantity and price of every line, and what it comes to. Without a price table, what delivery abroad costs is
 * not known yet.
 */
export function OrderSummary({ items, delivery, abroad, payment }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const goods = cartTotal(items)
  const isAgreed = abroad && delivery === 'noTable'
  const isWithoutDelivery = isAgreed || delivery === 'onRequest'
  const name = typeof delivery === 'object' ? delivery.name : null
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{t('summary')}</h3>
        <Link href={localePath(locale, '/cart')} className="prose-link touch-link text-sm">
          {t('editCart')}
        </Link>
      </div>
      <ul className="mt-2 tabular-nums">
        {items.map((item) => (
          <SummaryLine key={item.id} item={item} />
        ))}
      </ul>
      <RemovedLines items={items} />
      <dl
        className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-hairline pt-3 tabular-nums"
        aria-live="polite"
      >
        <dt className="text-soft">{t('subtotal')}</dt>
        <dd className="text-right">
          <Price grosze={goods} locale={locale} plain />
        </dd>
        <dt className="text-soft">
          {t('deliveryCost')}
          {name ? `, ${name}` : null}
        </dt>
        <dd className="text-right">
          {groszeOf(delivery) > 0 ? (
            <Price grosze={groszeOf(delivery)} locale={locale} plain />
          ) : (
            t(delivery === 'onRequest' ? 'onRequest' : isAgreed ? 'abroadCost' : 'free')
          )}
        </dd>
        <dt className="text-lg font-semibold">{isWithoutDelivery ? t('totalAbroad') : t('total')}</dt>
        <dd className="text-right">
          <Price grosze={goods + groszeOf(delivery)} locale={locale} className="text-lg" />
        </dd>
      </dl>
      <p className="mt-1 text-sm text-soft">
        {t('gross')} {t(`payNotes.${payment}`)}
      </p>
      {isAgreed ? <p className="mt-1 text-sm">{t('abroadNote')}</p> : null}
      {delivery === 'onRequest' ? (
        <p className="mt-1 text-sm">
          {t.rich('onRequestNote', {
            contact: (words) => (
              <Link href={localePath(locale, '/contact')} className="prose-link">
                {words}
              </Link>
            ),
          })}
        </p>
      ) : null}
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
