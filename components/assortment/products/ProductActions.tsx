'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useAction } from '@/components/forms/use-action'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Button } from '@/components/ui/buttons/Button'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { setArchived } from '@/lib/assortment/products/client'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { StockAdjuster } from './StockForm'

export function ProductActions({ product, asksStock }: { product: Product; asksStock: boolean }) {
  const t = useTranslations('productAdmin')
  const tUi = useTranslations('ui')
  const locale = useLocale()
  const router = useRouter()
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const { busy, attempt } = useAction()
  const { id, inArchive, status } = product

  const move = (archived: boolean) =>
    attempt(async () => {
      await setArchived(id, archived)
      setAsking(null)
      return archived ? t('archivedDone') : t('restoredDone')
    })
  const remove = () =>
    attempt(async () => {
      await call('DELETE /api/products/[id]', { params: { id } })
      setAsking(null)
      router.push(localePath(locale, '/admin/products?sale=draft'))
      return t('deletedDone')
    })

  return (
    <div className="flex flex-wrap gap-2">
      <StockAdjuster product={product} startsOpen={asksStock} />
      <ShopButton path={`/admin/products/new?copy=${id}`} look="quiet">
        {t('duplicate')}
      </ShopButton>
      {inArchive ? (
        <Button look="quiet" busy={busy} busyLabel={t('saving')} onClick={() => move(false)}>
          {status === 'draft' ? t('publish') : t('restore')}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setAsking('archive')}>
          {t('archive')}
        </Button>
      )}
      {status === 'draft' ? (
        <Button look="quiet" onClick={() => setAsking('delete')}>
          {t('delete')}
        </Button>
      ) : null}
      {status === 'draft' ? null : (
        <ShopButton path={productPath(product)} look="quiet">
          {t('seeInShop')}
        </ShopButton>
      )}
      <ConfirmDialog
        open={asking !== null}
        title={asking ? t(`${asking}Title`) : ''}
        question={asking ? t(`${asking}Text`) : ''}
        yes={asking ? t(asking) : ''}
        no={t(asking === 'delete' ? 'keepDraft' : 'keepOnSale')}
        closeLabel={tUi('close')}
        busy={busy}
        busyLabel={t(asking === 'delete' ? 'deleting' : 'saving')}
        onYes={asking === 'delete' ? remove : () => move(true)}
        onNo={() => setAsking(null)}
      />
    </div>
  )
}
