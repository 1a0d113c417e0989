'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { OrderAsGuest } from '@/components/customers/guests/OrderAsGuest'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { CartNotLoaded } from '@/components/sales/cart/CartNotLoaded'
import { SignInFirst } from '@/components/sales/cart/SignInFirst'
import { useLoadedCart } from '@/components/sales/cart/use-loaded-cart'
import { PlacedNotice } from '@/components/sales/orders/PlacedNotice'
import { LinkButton } from '@/components/ui/LinkButton'
import { Notice } from '@/components/ui/Notice'
import { tabStorage } from '@/lib/platform/browser/tab-storage'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isByRedirect, isOnline, type PaymentType } from '@/lib/platform/values/payment-types'
import { reload } from '@/lib/sales/cart/client'
import { closeAttempt, isUnanswered } from '@/lib/sales/checkout/attempt'
import { type DeliveryTable, noTable } from '@/lib/sales/delivery/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { payOnPage } from '@/lib/sales/payments/client'
import type { CompanyPaymentRule, ShownHandovers } from '@/lib/shop/settings/rules'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutSkeleton } from './CheckoutSkeleton'

type Props = {
  /** What the shop offers. */
  payments: PaymentType[]
  /** The price table that the page was rendered with. */
  delivery: DeliveryTable | null
  sellsToCompaniesAbroad: boolean
  companyRule: CompanyPaymentRule
  handovers: ShownHandovers
}

/** The checkout in each of its states. */
export function Checkout({ payments, delivery, sellsToCompaniesAbroad, companyRule, handovers }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const endVisit = useEndOfVisit()
  const session = useSession()
  const cart = useLoadedCart()
  // stays when the session ends while the form is open: what was typed is not taken away
  const [buyer, setBuyer] = useState<ShopUser | null>(null)
  const [lines, setLines] = useState(cart.items)
  const [placedId, setPlacedId] = useState<string | null>(null)
  if (session.user && session.user.uid !== buyer?.uid) setBuyer(session.user)

  const finish = (order: Order) => {
    endVisit()
    setPlacedId(order.id)
    // a document of its own: only the payment page's policy lets PayPal's script run
    const toPayment = () =>
      window.location.assign(localePath(locale, `/Payment?order=${encodeURIComponent(order.id)}`))
    if (isByRedirect(order.typeOfPayment))
      return void payOnPage(order.id, order.typeOfPayment).catch(toPayment)
    if (isOnline(order.typeOfPayment)) return toPayment()
    router.push(`${localePath(locale, '/orders')}?placed=${encodeURIComponent(order.id)}`)
  }

  // the list of orders, which says the same, may take some seconds to come
  if (placedId) return <PlacedNotice id={placedId} />
  if (!buyer && session.status === 'out')
    return (
      <>
        <SignInFirst
          text={t('checkout.block.signIn')}
          signIn={t('checkout.signIn')}
          register={t('cartPage.register')}
          back="/CreateOrder"
        />
        <OrderAsGuest />
      </>
    )
  const isSignedIn = session.status === 'in'
  if (isSignedIn && lines !== cart.items) setLines(cart.items)
  if (!cart.isLoaded && cart.status === 'error') return <CartNotLoaded onRetry={reload} />
  if (!buyer || !cart.isLoaded) return <CheckoutSkeleton label={t('checkout.loading')} />
  if (isSignedIn && cart.items.length === 0)
    return isUnanswered(tabStorage(), buyer.uid) ? <Unanswered /> : <Empty />
  return (
    <>
      {/* whoever has no password confirms the address again */}
      {!isSignedIn && buyer.isGuest ? <OrderAsGuest /> : null}
      <CheckoutForm
        key={buyer.uid}
        buyer={buyer}
        isSignedIn={isSignedIn}
        items={lines}
        payments={payments}
        startTable={delivery ?? noTable}
        sellsToCompaniesAbroad={sellsToCompaniesAbroad}
        companyRule={companyRule}
        handovers={handovers}
        onPlaced={finish}
      />
    </>
  )
}

function Empty() {
  const t = useTranslations('checkout')
  const locale = useLocale()
  return (
    <Notice
      title={t('block.empty')}
      action={
        <LinkButton look="signal" href={localePath(locale, '/cart')}>
          {t('toCart')}
        </LinkButton>
      }
    >
      {t('emptyText')}
    </Notice>
  )
}

/** The answer to the last press was lost and the cart is empty since: the order is most likely there. */
function Unanswered() {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <Notice
      title={t('checkout.unansweredTitle')}
      action={
        <LinkButton
          look="signal"
          href={localePath(locale, '/orders')}
          onClick={() => closeAttempt(tabStorage())}
        >
          {t('cartPage.toOrders')}
        </LinkButton>
      }
    >
      {t('checkout.unansweredText')}
    </Notice>
  )
}
