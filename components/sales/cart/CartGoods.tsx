'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { formatPrice } from '@/lib/platform/values/money'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal, pieceCount } from '@/lib/sales/cart/totals'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import { CartLine } from './CartLine'
import { CartSummary } from './CartSummary'
import { ClearCart } from './ClearCart'
import { RemovedLine } from './RemovedLine'
import { SetQuestion } from './SetQuestion'

const CartFit = lazy(() => import('./CartFit').then(({ CartFit }) => ({ default: CartFit })))

/** What the page of the cart was rendered with. */
export type CartTerms = {
  /** The price table. */
  delivery: DeliveryTable | null
  /** What can be chosen at the checkout, for a sentence. */
  payments: string
}

type Props = CartTerms & {
  items: CartItem[]
  /** Where the order begins, if not at the checkout. */
  orderAt?: string
  /** Stands in place of the list. */
  empty: ReactNode
  /** What went wrong. */
  children?: ReactNode
}

/** The goods of a cart, an account's or a visitor's, with their total. */
export function CartGoods({ items, orderAt, empty, delivery, payments, children }: Props) {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  const content = useRef<HTMLDivElement>(null)
  /** What was removed last, until it is put back. */
  const [removed, setRemoved] = useState<CartItem | null>(null)
  // the control that had the focus disappeared with its line
  const keepFocus = () => content.current?.focus()
  const offerUndo = (item: CartItem) => {
    setRemoved(item)
    keepFocus()
  }
  const isGone = removed !== null && !items.some(({ product }) => product.id === removed.product.id)
  const total = formatPrice(cartTotal(items), locale)
  return (
    <div ref={content} tabIndex={-1} className="focus-visible:outline-none">
      <p role="status" className="sr-only">
        {items.length > 0 ? t('live', { count: pieceCount(items), total }) : tCart('empty')}
      </p>
      {children}
      {isGone ? (
        <RemovedLine
          item={removed}
          onUndo={() => {
            setRemoved(null)
            keepFocus()
          }}
        />
      ) : null}
      {items.length === 0 ? (
        empty
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <section aria-label={t('list')}>
            <Suspense>
              <CartFit items={items} />
            </Suspense>
            <SetQuestion items={items} onAnswered={keepFocus} />
            <ul className="border-t-2 border-type">
              {items.map((item) => (
                <CartLine key={item.id} item={item} onRemoved={offerUndo} />
              ))}
            </ul>
            <ClearCart count={items.length} onCleared={keepFocus} />
          </section>
          <CartSummary items={items} table={delivery} payments={payments} orderAt={orderAt} />
        </div>
      )}
    </div>
  )
}
