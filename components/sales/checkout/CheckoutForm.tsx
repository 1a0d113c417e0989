'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Stepper } from '@/components/ui/Stepper'
import type { ShopUser } from '@/lib/platform/identity/user'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import type { CartItem } from '@/lib/sales/cart/schema'
import { currentStep, steps } from '@/lib/sales/checkout/order'
import type { DeliveryTable } from '@/lib/sales/delivery/rules'
import type { Order } from '@/lib/sales/orders/schema'
import type { CompanyPaymentRule, ShownHandovers } from '@/lib/shop/settings/rules'
import { ErrorSummary } from './ErrorSummary'
import { RulesDialog, type RulesPart } from './RulesDialog'
import { ConfirmationSection } from './sections/ConfirmationSection'
import { DeliverySection } from './sections/DeliverySection'
import { PaymentSection } from './sections/PaymentSection'
import { PersonSection } from './sections/PersonSection'
import { useCheckout } from './use-checkout'

type Props = {
  buyer: ShopUser
  isSignedIn: boolean
  items: CartItem[]
  /** What the shop offers. */
  payments: PaymentType[]
  /** The price table of deliveries, until it is read anew. */
  startTable: DeliveryTable
  sellsToCompaniesAbroad: boolean
  companyRule: CompanyPaymentRule
  handovers: ShownHandovers
  onPlaced: (order: Order) => void
}

/** One page, four steps: the bar follows what is filled. */
export function CheckoutForm({ buyer, isSignedIn, items, sellsToCompaniesAbroad, ...offer }: Props) {
  const { payments, startTable, companyRule, handovers, onPlaced } = offer
  const t = useTranslations('checkout')
  const checkout = useCheckout({ buyer, isSignedIn, payments, startTable, handovers, onPlaced })
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
