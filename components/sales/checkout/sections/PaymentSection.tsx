import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import type { OrderFormState } from '@/components/sales/checkout/use-order-form'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { Notice } from '@/components/ui/Notice'
import { isOnline, type PaymentType, paymentTypes, paymentWays } from '@/lib/platform/values/payment-types'
import { needsSplitPayment } from '@/lib/sales/books/amounts'
import type { CartItem } from '@/lib/sales/cart/schema'
import { isAccountOnly, isClosed, openWay } from '@/lib/sales/payment-ways/closed'
import type { CompanyPaymentRule } from '@/lib/shop/settings/rules'
import { StepSection, useFieldError } from './FormParts'

type Props = {
  number?: number
  checkout: OrderFormState
  items: CartItem[]
  payments: PaymentType[]
  /** Also lists announced ways of payment, below the offered ones and disabled. */
  showsAll?: boolean
  /** How a company may pay above the limit. */
  companyRule?: CompanyPaymentRule
}

export function PaymentSection({
  number = 3,
  checkout,
  items,
  payments,
  showsAll = false,
  companyRule = 'transfer',
}: Props) {
  const t = useTranslations('checkout')
  const tOrders = useTranslations('orders')
  const errorOf = useFieldError(checkout)
  const isCompany = checkout.values.customerType === 'company'
  const totalGrosze = checkout.totalOf(items)
  const products = items.map(({ product }) => product)
  const isByAccount = isAccountOnly(isCompany, totalGrosze)
  const isSplit = needsSplitPayment(products, isCompany, totalGrosze)
  const { typeOfPayment } = checkout.values
  const sale = { isCompany, totalGrosze }
  const open = openWay(typeOfPayment, payments, sale, companyRule)
  const { setValue } = checkout.form
  // a way of payment that the buyer's type or the total has closed is replaced by an open one
  useEffect(() => {
    if (open !== typeOfPayment) setValue('typeOfPayment', open)
  }, [open, typeOfPayment, setValue])
  const later = paymentTypes.filter((type) => paymentWays[type].isAnnounced && !payments.includes(type))
  const disabledReason = (type: PaymentType) => {
    if (!payments.includes(type)) return t('paymentHints.notOffered')
    return isClosed(type, sale, companyRule) ? t('paymentHints.byAccount') : undefined
  }
  return (
    <StepSection number={number} title={t('steps.payment')}>
      {/* rendered empty at first: screen readers announce only changes of a live region */}
      <div role="status" className="mb-4 empty:hidden">
        {isByAccount ? (
          <Notice title={t(isSplit ? 'bySplitPayment' : 'byAccount')}>
            {companyRule === 'online' && payments.some(isOnline) ? t('onlineWarning') : null}
          </Notice>
        ) : null}
      </div>
      <RadioGroup
        {...checkout.form.register('typeOfPayment')}
        legend={t('payment')}
        error={errorOf('typeOfPayment')}
        options={[...payments, ...(showsAll ? later : [])].map((type) => ({
          value: type,
          label:
            type === 'bank_transfer' && !payments.includes(type)
              ? t('cardOrTransfer')
              : tOrders(`payments.${type}`),
          hint: t(`paymentHints.${type}`),
          disabledReason: disabledReason(type),
        }))}
      />
    </StepSection>
  )
}
