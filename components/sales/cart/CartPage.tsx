'use client'

import { useSearchParams } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import { reload } from '@/lib/sales/cart/client'
import { isOrderId } from '@/lib/sales/orders/rules'
import { CartGoods, type CartTerms } from './CartGoods'
import { CartNotLoaded } from './CartNotLoaded'
import { CartSkeleton } from './CartSkeleton'
import { LeftBehind } from './LeftBehind'
import { useLoadedCart } from './use-loaded-cart'
import { VisitorCart } from './VisitorCart'

/** The cart in each of its states. */
export function CartPage(terms: CartTerms) {
  const t = useTranslations('cartPage')
  const problemText = useProblemText()
  const session = useSession()
  const cart = useLoadedCart()
  const { items, status, errorCode } = cart

  if (session.status === 'out') return <VisitorCart {...terms} />
  if (!cart.isLoaded && status !== 'error') return <CartSkeleton label={t('loading')} />
  if (!cart.isLoaded) return <CartNotLoaded onRetry={reload} />
  const isUnmerged = errorCode === 'cart.failed_merge'
  return (
    <CartGoods {...terms} items={items} empty={<EmptyCart />}>
      {errorCode ? (
        <div className="mb-5">
          <Notice
            kind="error"
            title={isUnmerged ? t('unmerged') : problemText(errorCode)}
            action={
              status === 'error' || isUnmerged ? <Button onClick={reload}>{t('retry')}</Button> : undefined
            }
          />
        </div>
      ) : null}
      {session.user ? <LeftBehind userId={session.user.uid} items={items} /> : null}
    </CartGoods>
  )
}

function EmptyCart() {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  const locale = useLocale()
  // the paid order stands in its place
  if (isOrderId(useSearchParams().get('paid') ?? '')) return null
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
