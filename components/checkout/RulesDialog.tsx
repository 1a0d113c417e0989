'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { PaymentType } from '@/lib/orders/rules'
import { RulesText } from './RulesText'

type Props = { open: boolean; payments: PaymentType[]; isDeliveryPriced: boolean; onClose: () => void }

/** The rules over the checkout, so that reading them costs nothing of what was typed. */
export function RulesDialog({ open, payments, isDeliveryPriced, onClose }: Props) {
  const t = useTranslations('rulesModal')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} wide closesOnBack>
      <RulesText payments={payments} isDeliveryPriced={isDeliveryPriced} />
    </Dialog>
  )
}
