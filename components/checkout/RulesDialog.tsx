'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { RulesText } from './RulesText'

type Props = { open: boolean; isDeliveryPriced: boolean; onClose: () => void }

/** The rules over the checkout, so that reading them costs nothing of what was typed. */
export function RulesDialog({ open, isDeliveryPriced, onClose }: Props) {
  const t = useTranslations('rulesModal')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} wide closesOnBack>
      <RulesText isDeliveryPriced={isDeliveryPriced} />
    </Dialog>
  )
}
