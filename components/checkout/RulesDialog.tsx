'use client'

import { useTranslations } from 'next-intl'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { RulesText } from './RulesText'

/** The rules over the checkout, so that reading them costs nothing of what was typed. */
export function RulesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTranslations('rulesModal')
  return (
    <Dialog open={open} onClose={onClose} title={t('title')} closeLabel={t('close')} wide closesOnBack>
      <RulesText />
    </Dialog>
  )
}
