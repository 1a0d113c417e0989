'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'

/** Opens the browser's own print dialog. */
export function PrintButton() {
  const t = useTranslations('admin.packing')
  return (
    <Button look="signal" onClick={() => window.print()}>
      {t('print')}
    </Button>
  )
}
