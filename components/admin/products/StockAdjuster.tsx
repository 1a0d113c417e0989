'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import { adjustStock } from '@/lib/catalog/admin/client'
import type { StockAdjustment } from '@/lib/catalog/admin/stock-adjustment'
import { StockForm } from './StockForm'

type Props = { product: { id: number; title: string; quantityInStock: number } }

/** A button with a dialog that adjusts a stock, with a reason. */
export function StockAdjuster({ product }: Props) {
  const t = useTranslations('productAdmin.stock')
  const tUi = useTranslations('ui')
  const router = useRouter()
  const [open, setOpen] = useState(false)
  const save = async (adjustment: StockAdjustment) => {
    const { quantityInStock } = await adjustStock(product.id, adjustment)
    showToast(t('done', { count: quantityInStock }), { kind: 'success' })
    router.refresh()
    setOpen(false)
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
      <Dialog open={open} onClose={() => setOpen(false)} title={t('adjust')} closeLabel={tUi('close')}>
        <StockForm products={[product]} save={save} />
      </Dialog>
    </>
  )
}
