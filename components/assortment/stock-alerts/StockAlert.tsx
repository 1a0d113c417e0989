'use client'

import { useTranslations } from 'next-intl'
import { lazy, Suspense, useState } from 'react'
import { Button } from '@/components/ui/buttons/Button'

const StockAlertForm = lazy(async () => ({ default: (await import('./StockAlertForm')).StockAlertForm }))

export function StockAlert({ productId }: { productId: number }) {
  const t = useTranslations('stockAlert')
  const [isOpen, setOpen] = useState(false)
  if (isOpen)
    return (
      <Suspense>
        <StockAlertForm productId={productId} />
      </Suspense>
    )
  return (
    <Button wide look="quiet" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>
  )
}
