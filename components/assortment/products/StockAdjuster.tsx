'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import type { StockAdjustment } from '@/lib/assortment/products/stock-adjustment'
import { callPriced } from '@/lib/platform/http/client'
import { StockForm } from './StockForm'

type Props = {
  product: { id: number; title: string; quantityInStock: number }
  /** Whether the dialog is what the page was opened for. */
  startsOpen?: boolean
}

/** A button with a dialog that adjusts a stock, with a reason. */
export function StockAdjuster({ product, startsOpen = false }: Props) {
  const t = useTranslations('productAdmin.stock')
  const tUi = useTranslations('ui')
  const router = useRouter()
  const endVisit = useEndOfVisit()
  const [open, setOpen] = useState(startsOpen)
  const close = () => {
    setOpen(false)
    if (startsOpen) endVisit()
  }
  const save = async (adjustment: StockAdjustment) => {
    const { quantityInStock } = await callPriced('POST /api/products/[id]/stock', {
      params: { id: product.id },
      body: adjustment,
    })
    showToast(t('done', { count: quantityInStock }), { kind: 'success' })
    router.refresh()
    close()
    return null
  }
  return (
    <>
      <Button
        look="quiet"
        onClick={() => setOpen(true)}
        aria-label={t('adjustNamed', { title: product.title })}
      >
        {t('adjust')}
      </Button>
      <Dialog open={open} onClose={close} title={t('adjust')} closeLabel={tUi('close')}>
        <StockForm products={[product]} save={save} />
      </Dialog>
    </>
  )
}
