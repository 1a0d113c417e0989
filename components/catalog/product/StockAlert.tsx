'use client'

import dynamic from 'next/dynamic'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'

const StockAlertForm = dynamic(() => import('./StockAlertForm').then((module) => module.StockAlertForm))

/** Offers a mail when a sold-out product is back. The form is loaded when somebody wants it. */
export function StockAlert({ productId }: { productId: number }) {
  const t = useTranslations('stockAlert')
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <StockAlertForm productId={productId} />
  return (
    <Button wide look="quiet" onClick={() => setOpen(true)}>
      {t('open')}
    </Button>
  )
}
