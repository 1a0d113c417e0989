'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { noToasts, toastStore } from '@/components/ui/overlay/toast-store'
import { useProductTitle } from '@/lib/catalog/titles/use-product-title'
import { typeset } from '@/lib/platform/i18n/typeset'
import { putBack } from '@/lib/sales/cart/changing'
import type { CartItem } from '@/lib/sales/cart/schema'

/** The line that was removed last, with the way to put the same quantity back in its place. */
export function RemovedLine({ item, onUndo }: { item: CartItem; onUndo: () => void }) {
  const t = useTranslations('cartPage')
  const title = useProductTitle(item.product)
  const undo = () => {
    onUndo()
    // it may still say that the line is gone
    toastStore.write(noToasts)
    void putBack(item.product.id, item.quantity, item.addedAt)
  }
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded border border-hairline bg-face p-3 pl-4">
      <p className="min-w-0">
        {t('removedPieces', { count: item.quantity })}{' '}
        <span lang={title.locale}>{typeset(title.text, title.locale)}</span>
      </p>
      <Button look="quiet" onClick={undo}>
        {t('undo')}
      </Button>
    </div>
  )
}
