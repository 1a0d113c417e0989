'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { SignInFirst } from '@/components/customers/account/sign-in/SignInFirst'
import { OrderAsGuest } from '@/components/customers/guests/OrderAsGuest'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { CartNotLoaded, useLoadedCart } from '@/components/sales/cart/use-loaded-cart'
import { ConfirmationSection } from '@/components/sales/checkout/sections/ConfirmationSection'
import { DeliverySection } from '@/components/sales/checkout/sections/DeliverySection'
import { PaymentSection } from '@/components/sales/checkout/sections/PaymentSection'
import { PersonSection } from '@/components/sales/checkout/sections/PersonSection'
import { PlacedNotice } from '@/components/sales/PlacedNotice'
import { Button } from '@/components/ui/buttons/Button'
import { Notice } from '@/components/ui/Notice'
import { Skeleton } from '@/components/ui/Skeleton'
import { Stepper } from '@/components/ui/Stepper'
import { tabStorage } from '@/lib/platform/browser/tab-storage'
import { localePath } from '@/lib/platform/i18n/routing'
import { useSession } from '@/lib/platform/identity/client'
import type { ShopUser } from '@/lib/platform/identity/user'
import { isByRedirect, isOnline, type PaymentType } from '@/lib/platform/values/payment-types'
import { reload } from '@/lib/sales/cart/client'
import type { CartItem } from '@/lib/sales/cart/schema'
import { closeAttempt, isUnanswered } from '@/lib/sales/checkout/attempt'
import { currentStep, steps } from '@/lib/sales/checkout/order'
import { type DeliveryTable, noTable } from '@/lib/sales/delivery/rules'
import type { Order } from '@/lib/sales/orders/schema'
import { payOnPage } from '@/lib/sales/payments/client'
import type { CompanyPaymentRule, ShownHandovers } from '@/lib/shop/settings/rules'
import { ErrorSummary } from './ErrorSummary'
import { RulesDialog, type RulesPart } from './RulesDialog'
import { useCheckout } from './use-checkout'

type Props = {
  payments: PaymentType[]
  delivery: DeliveryTable | null
  sellsToCompaniesAbroad: boolean
  companyRule: CompanyPaymentRule
  handovers: ShownHandovers
}

export function Checkout({ delivery, ...offer }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const router = useRouter()
  const endVisit = useEndOfVisit()
  const session = useSession()
  const cart = useLoadedCart()
  // kept when the session ends while the form is open: the typed data stay
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

  // the list of orders says the same, but may take some seconds to load
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
  if (isSignedIn && cart.items.length === 0) {
    // a lost answer to the last press and an empty cart: the order was most likely placed
    const isLost = isUnanswered(tabStorage(), buyer.uid)
    return (
      <Notice
        title={t(isLost ? 'checkout.unansweredTitle' : 'checkout.block.empty')}
        action={
          <ShopButton
            look="signal"
            path={isLost ? '/orders' : '/cart'}
            onClick={() => isLost && closeAttempt(tabStorage())}
          >
            {t(isLost ? 'cartPage.toOrders' : 'checkout.toCart')}
          </ShopButton>
        }
      >
        {t(isLost ? 'checkout.unansweredText' : 'checkout.emptyText')}
      </Notice>
    )
  }
  return (
    <>
      {/* a guest has no password and confirms the address again */}
      {!isSignedIn && buyer.isGuest ? <OrderAsGuest /> : null}
      <CheckoutSteps
        key={buyer.uid}
        buyer={buyer}
        isSignedIn={isSignedIn}
        items={lines}
        startTable={delivery ?? noTable}
        onPlaced={finish}
        {...offer}
      />
    </>
  )
}

type FormProps = Omit<Props, 'delivery'> & {
  buyer: ShopUser
  isSignedIn: boolean
  items: CartItem[]
  /** The table of the rendered page; a refused order reads the current one. */
  startTable: DeliveryTable
  onPlaced: (order: Order) => void
}

/** One page, four steps: the bar shows the first step that is not filled in. */
function CheckoutSteps({ isSignedIn, items, sellsToCompaniesAbroad, companyRule, ...offer }: FormProps) {
  const { buyer, payments } = offer
  const t = useTranslations('checkout')
  const checkout = useCheckout({ isSignedIn, ...offer })
  const [rules, setRules] = useState<RulesPart | null>(null)
  return (
    <>
      <Stepper
        label={t('progress')}
        steps={steps.map((step) => t(`steps.${step}`))}
        current={currentStep(checkout.values)}
        doneLabel={t('done')}
      />
      <form noValidate onSubmit={checkout.submit} className="mt-8">
        <ErrorSummary checkout={checkout} isSignedIn={isSignedIn} items={items} />
        <div className="grid items-start gap-8 lg:grid-cols-[1fr_24rem] lg:gap-12">
          <div className="grid gap-10">
            <PersonSection
              checkout={checkout}
              isPrefilled={checkout.isPrefilled}
              isGuest={buyer.isGuest === true}
              sellsToCompaniesAbroad={sellsToCompaniesAbroad}
            />
            <DeliverySection checkout={checkout} />
            <PaymentSection
              checkout={checkout}
              items={items}
              payments={payments}
              companyRule={companyRule}
              showsAll
            />
          </div>
          <ConfirmationSection checkout={checkout} items={items} openRules={setRules}>
            <Button type="submit" look="signal" wide busy={checkout.busy} busyLabel={t('buying')}>
              {t('buy')}
            </Button>
          </ConfirmationSection>
        </div>
      </form>
      <RulesDialog
        part={rules}
        payments={payments}
        isDeliveryPriced={checkout.table.rates.length > 0}
        onClose={() => setRules(null)}
      />
    </>
  )
}

function CheckoutSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-9 w-full" />
      <div className="mt-8 grid items-start gap-8 lg:grid-cols-[1fr_24rem]">
        <div className="grid gap-6">
          <Skeleton className="h-80 w-full rounded" />
          <Skeleton className="h-60 w-full rounded" />
        </div>
        <Skeleton className="h-96 w-full rounded" />
      </div>
    </div>
  )
}
