'use client'

import { useLocale, useTranslations } from 'next-intl'
import { lazy, Suspense, useRef, useState } from 'react'
import { OrderAsGuest } from '@/components/customers/guests/OrderAsGuest'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { formatPrice } from '@/lib/platform/values/money'
import type { CartItem } from '@/lib/sales/cart/schema'
import { cartTotal, pieceCount } from '@/lib/sales/cart/totals'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import { CartLine } from './CartLine'
import { CartSkeleton } from './CartSkeleton'
import { CartSummary } from './CartSummary'
import { ClearCart } from './ClearCart'
import { RemovedLine } from './RemovedLine'
import { SignInFirst } from './SignInFirst'
import { useLoadedCart } from './use-loaded-cart'

const CartFit = lazy(() => import('./CartFit').then(({ CartFit }) => ({ default: CartFit })))

/** The cart in each of its states. */
export function CartPage({ delivery, payments }: { delivery: DeliveryTable | null; payments: string }) {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  const problemText = useProblemText()
  const session = useSession()
  const cart = useLoadedCart()
  const { items, status, errorCode } = cart
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

  if (session.status === 'out')
    return (
      <>
        <SignInFirst text={t('signInText')} signIn={t('signIn')} register={t('register')} back="/cart" />
        <OrderAsGuest />
      </>
    )
  if (!cart.isLoaded && status !== 'error') return <CartSkeleton label={t('loading')} />
  if (!cart.isLoaded)
    return (
      <Notice
        kind="error"
        title={tCart('failed_load')}
        action={<Button onClick={cart.reload}>{t('retry')}</Button>}
      >
        {t('failedText')}
      </Notice>
    )

  const total = formatPrice(cartTotal(items), locale)
  return (
    <div ref={content} tabIndex={-1} className="focus-visible:outline-none">
      <p role="status" className="sr-only">
        {items.length > 0 ? t('live', { count: pieceCount(items), total }) : tCart('empty')}
      </p>
      {errorCode ? (
        <div className="mb-5">
          <Notice
            kind="error"
            title={problemText(errorCode)}
            action={status === 'error' ? <Button onClick={cart.reload}>{t('retry')}</Button> : undefined}
          />
        </div>
      ) : null}
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
        <EmptyCart />
      ) : (
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_22rem]">
          <section aria-label={t('list')}>
            <Suspense>
              <CartFit items={items} />
            </Suspense>
            <ul className="border-t-2 border-type">
              {items.map((item) => (
                <CartLine key={item.id} item={item} onRemoved={offerUndo} />
              ))}
            </ul>
            <ClearCart count={items.length} onCleared={keepFocus} />
          </section>
          <CartSummary items={items} table={delivery} payments={payments} />
        </div>
      )}
    </div>
  )
}

function EmptyCart() {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  return (
    <Notice
      title={tCart('empty')}
      action={
        <>
          <LinkButton look="signal" href={localePath(locale, '/tires')}>
            {t('toTires')}
          </LinkButton>
          <LinkButton look="quiet" href={localePath(locale, '/orders')}>
            {t('toOrders')}
          </LinkButton>
        </>
      }
    >
      {t('emptyText')}
    </Notice>
  )
}
