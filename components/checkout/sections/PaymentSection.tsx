'use client'

import { useTranslations } from 'next-intl'
import type { OrderFormState } from '@/components/checkout/use-order-form'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { type PaymentType, paymentTypes } from '@/lib/core/values/payment-types'
import { useFieldError } from './FormField'
import { StepSection } from './StepSection'

type Props = {
  number?: number
  checkout: OrderFormState
  payments: PaymentType[]
  /** Whether what is not offered is shown too, and says that it is still to come. */
  showsAll?: boolean
}

/** Step 3: what the shop offers says what happens next. */
export function PaymentSection({ number = 3, checkout, payments, showsAll = false }: Props) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  const errorOf = useFieldError(checkout)
  return (
    <StepSection number={number} title={t('steps.payment')}>
      <RadioGroup
        {...checkout.form.register('typeOfPayment')}
        legend={t('payment')}
        error={errorOf('typeOfPayment')}
        options={(showsAll ? paymentTypes : payments).map((type) =>
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
