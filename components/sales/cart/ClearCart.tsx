'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { clear } from '@/lib/sales/cart/changing'

/** Deletes everything, once that is confirmed. */
export function ClearCart({ count, onCleared }: { count: number; onCleared: () => void }) {
  const t = useTranslations('cartPage')
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const clearAll = () => {
    close()
    onCleared()
    void clear()
  }
  return (
    <div className="flex pt-3 md:justify-end">
      <button type="button" onClick={() => setAsking(true)} className="prose-link min-h-touch font-medium">
        {t('clear')}
      </button>
      <Dialog open={asking} onClose={close} title={t('clearTitle')} closeLabel={t('close')} closesOnBack>
        <p>{t('clearText', { count })}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button onClick={clearAll}>{t('clearConfirm')}</Button>
          <Button look="quiet" onClick={close}>
            {t('keep')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
