'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'

/** Says that the goods could not be read, with a button to try again. */
export function CartNotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('cartPage')
  const tCart = useTranslations('errors.cart')
  return (
    <Notice
      kind="error"
      title={tCart('failed_load')}
      action={<Button onClick={onRetry}>{t('retry')}</Button>}
    >
      {t('failedText')}
    </Notice>
  )
}
