'use client'

import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { offeredPayment, paymentTypes } from '@/lib/orders/rules'
import { StepSection } from './StepSection'
import type { CheckoutState } from './use-checkout'

/** Step 3: payment at delivery; the others are shown, and say that they are still to come. */
export function PaymentSection({ checkout }: { checkout: CheckoutState }) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  return (
    <StepSection number={3} title={t('steps.payment')}>
      <RadioGroup
        {...checkout.form.register('typeOfPayment')}
        legend={t('payment')}
        options={paymentTypes.map((type) => ({
          value: type,
          label: tOrders(`payments.${type}`),
          ...(type === offeredPayment
            ? { hint: t('paymentHints.payment_at_delivery') }
            : { disabledReason: t('paymentHints.notOffered') }),
        }))}
      />
    </StepSection>
  )
}
