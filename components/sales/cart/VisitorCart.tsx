'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { ORDER_AS_GUEST, OrderAsGuest } from '@/components/customers/guests/OrderAsGuest'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import { hadSession } from '@/lib/platform/identity/session/had-session'
import { remove } from '@/lib/sales/cart/changing'
import { useCart } from '@/lib/sales/cart/client'
import { itemOf } from '@/lib/sales/cart/rules'
import { CartGoods, type CartTerms } from './CartGoods'
import { CartNotLoaded } from './CartNotLoaded'
import { CartSkeleton } from './CartSkeleton'
import { SignInFirst } from './SignInFirst'
import { useProducts } from './use-products'

/** What waits in a visitor's browser, below the ways to order it. */
export function VisitorCart(terms: CartTerms) {
  const t = useTranslations('cartPage')
  const { pieces } = useCart()
  const { products, isLoaded, isFailed, reload } = useProducts(pieces.map(({ productId }) => productId))
  const gone = [...products].flatMap(([id, product]) => (product ? [] : [id]))
  const goneIds = gone.join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids say which products are gone
  useEffect(() => {
    for (const id of gone) void remove(id)
  }, [goneIds])

  const items = pieces.flatMap(({ productId, quantity }, place) => {
    const product = products.get(productId)
    return product ? [itemOf(product, quantity, place)] : []
  })
  const isShown = isLoaded || items.length > 0
  return (
    <>
      <SignInFirst
        text={t(pieces.length > 0 ? 'signInToOrder' : 'signInText')}
        signIn={t('signIn')}
        register={t('register')}
        back="/cart"
      />
      {pieces.length > 0 || hadSession() ? <OrderAsGuest /> : null}
      <div className="mt-6">
        {isFailed ? (
          <div className="mb-5">
            <CartNotLoaded onRetry={reload} />
          </div>
        ) : null}
        {gone.length > 0 ? (
          <div className="mb-5">
            <Notice title={t('gone', { count: gone.length })} />
          </div>
        ) : null}
        {isShown ? (
          <CartGoods {...terms} items={items} orderAt={`#${ORDER_AS_GUEST}`} empty={<Nothing />} />
        ) : null}
        {isShown || isFailed ? null : <CartSkeleton label={t('loading')} />}
      </div>
    </>
  )
}

/** Leads who has chosen nothing yet to where that is done. */
function Nothing() {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  return (
    <Notice
      title={tCart('empty')}
      action={<LinkButton href={localePath(locale, '/tires')}>{t('toTires')}</LinkButton>}
    >
      {t('emptyText')}
    </Notice>
  )
}
