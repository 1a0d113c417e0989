'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { PaymentType } from '@/lib/platform/values/payment-types'
import { PRIVACY_ID, RulesText } from './RulesText'

/** What somebody wants to read: the rules from their beginning, or what happens to their data. */
export type RulesPart = 'all' | 'privacy'

type Props = {
  part: RulesPart | null
  payments: PaymentType[]
  isDeliveryPriced: boolean
  onClose: () => void
}

/** The rules over the checkout, so that reading them costs nothing of what was typed. */
export function RulesDialog({ part, payments, isDeliveryPriced, onClose }: Props) {
  const t = useTranslations('rulesModal')
  useEffect(() => {
    if (part === 'privacy') document.getElementById(PRIVACY_ID)?.scrollIntoView()
  }, [part])
  return (
    <Dialog
      open={part !== null}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      wide
      closesOnBack
    >
      <RulesText payments={payments} isDeliveryPriced={isDeliveryPriced} />
    </Dialog>
  )
}
