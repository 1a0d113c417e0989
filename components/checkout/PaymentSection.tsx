'use client'

import { useTranslations } from 'next-intl'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { type PaymentType, paymentTypes } from '@/lib/orders/rules'
import { useFieldError } from './FormField'
import { StepSection } from './StepSection'
import type { CheckoutState } from './use-checkout'

type Props = { checkout: CheckoutState; payments: PaymentType[] }

/** Step 3: what the shop offers says what happens next; the others are shown, and say that they are still to come. */
export function PaymentSection({ checkout, payments }: Props) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  const errorOf = useFieldError(checkout)
  return (
    <StepSection number={3} title={t('steps.payment')}>
      <RadioGroup
        {...checkout.form.register('typeOfPayment')}
        legend={t('payment')}
        error={errorOf('typeOfPayment')}
        options={paymentTypes.map((type) =>
          payments.includes(type)
            ? { value: type, label: tOrders(`payments.${type}`), hint: t(`paymentHints.${type}`) }
            : {
                value: type,
                label: type === 'bank_transfer' ? t('cardOrTransfer') : tOrders(`payments.${type}`),
                disabledReason: t('paymentHints.notOffered'),
              },
        )}
      />
    </StepSection>
  )
}
