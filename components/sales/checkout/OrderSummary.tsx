import { useLocale, useTranslations } from 'next-intl'
import { type ComponentProps, useState } from 'react'
import { LowestPriceNote } from '@/components/catalog/card/LowestPriceNote'
import { ShopLink, TextLink } from '@/components/layout/links/ShopLink'
import { FormerPrice, ProductTitle } from '@/components/sales/cart/LineParts'
import { FieldError } from '@/components/ui/controls/Field'
import { SumFact } from '@/components/ui/Facts'
import { Price } from '@/components/ui/Price'
import { formatPrice } from '@/lib/platform/values/money'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { netOf } from '@/lib/platform/values/vat'
import { lineProblem } from '@/lib/sales/cart/rules'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal, lineTotal } from '@/lib/sales/cart/totals'
import { type DeliveryPrice, groszeOf } from '@/lib/sales/delivery/rules'

export function OrderSummary({ items, ...totals }: ComponentProps<typeof OrderTotals>) {
  const t = useTranslations('checkout')
  return (
    <>
      <div className="flex items-baseline justify-between gap-4">
        <h3 className="font-semibold">{t('summary')}</h3>
        <TextLink path="/cart" className="text-sm">
          {t('editCart')}
        </TextLink>
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
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-4 border-t border-hairline py-2.5">
      <span className="min-w-0">
        <ProductTitle product={product} />
        {product.retread ? <span className="block text-sm">{t('retreaded')}</span> : null}
        <span className="block text-sm text-soft">
          {t('quantityPrice', { quantity, price: formatPrice(product.priceGrosze, locale) })}
        </span>
        <LowestPriceNote grosze={product.lowestPriceGrosze} />
        <FormerPrice item={item} t={t} />
      </span>
      <Price grosze={lineTotal(item)} locale={locale} className="text-right" />
      <div className="col-span-2 mt-1 empty:hidden">
        <OrderLineProblem id={`summary-${product.id}-problem`} item={item} />
      </div>
    </li>
  )
}

/** Why a line cannot be ordered in its present quantity. */
export function OrderLineProblem({ id, item }: { id: string; item: CartItem }) {
  const t = useTranslations('checkout')
  const problem = lineProblem(item)
  if (!problem) return null
  return (
    <FieldError id={id}>
      {problem === 'tooFew' ? t(problem, { stock: item.product.quantityInStock }) : t(problem)}
    </FieldError>
  )
}

/** Says which products have left the cart since the checkout was opened: another tab may have removed them. */
function RemovedLines({ items }: { items: CartItem[] }) {
  const t = useTranslations('checkout')
  const [seen, setSeen] = useState(items)
  const isIn = (list: CartItem[], { product }: CartItem) =>
    list.some((other) => other.product.id === product.id)
  const added = items.filter((item) => !isIn(seen, item))
  if (added.length > 0) setSeen([...seen, ...added])
  return (
    <div role="status" className="text-sm font-medium text-rust">
      {seen
        .filter((item) => !isIn(items, item))
        .map((item) => (
          <p key={item.product.id} className="border-t border-hairline py-2.5">
            {t.rich('removedMeanwhile', { title: () => <ProductTitle product={item.product} /> })}
          </p>
        ))}
    </div>
  )
}

type Props = {
  items: CartItem[]
  delivery: DeliveryPrice
  abroad: boolean
  payment: PaymentType
  /** A company reads the net total too. */
  isCompany: boolean
}

/** The totals of an order. Without a price table, the price of delivery abroad is not known yet. */
export function OrderTotals({ items, delivery, abroad, payment, isCompany }: Props) {
  const t = useTranslations('checkout')
  const locale = useLocale()
  const price = (grosze: number) => <Price grosze={grosze} locale={locale} plain />
  const goods = cartTotal(items)
  const isAgreed = abroad && delivery === 'noTable'
  const isWithoutDelivery = isAgreed || delivery === 'onRequest'
  const name = typeof delivery === 'object' ? delivery.name : null
  return (
    <>
      <dl className="mt-3 grid grid-cols-[1fr_auto] gap-y-2 border-t border-hairline pt-3" aria-live="polite">
        <SumFact name={t('subtotal')}>{price(goods)}</SumFact>
        <SumFact name={[t('deliveryCost'), name].filter(Boolean).join(', ')}>
          {groszeOf(delivery) > 0
            ? price(groszeOf(delivery))
            : t(delivery === 'onRequest' ? 'onRequest' : isAgreed ? 'abroadCost' : 'free')}
        </SumFact>
        {isCompany ? <SumFact name={t('net')}>{price(netOf(goods + groszeOf(delivery)))}</SumFact> : null}
        <div className="contents">
          <dt className="text-lg font-semibold">{isWithoutDelivery ? t('totalAbroad') : t('total')}</dt>
          <dd className="text-right">
            <Price grosze={goods + groszeOf(delivery)} locale={locale} className="text-lg" />
          </dd>
        </div>
      </dl>
      <p className="mt-1 text-sm text-soft">
        {t('gross')} {t(`payNotes.${payment}`)}
      </p>
      {isAgreed ? <p className="mt-1 text-sm">{t('abroadNote')}</p> : null}
      {delivery === 'onRequest' ? (
        <p className="mt-1 text-sm">
          {t.rich('onRequestNote', {
            contact: (words) => (
              <ShopLink path="/contact" className="prose-link">
                {words}
              </ShopLink>
            ),
          })}
        </p>
      ) : null}
    </>
  )
}
