'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { deleteDraft, setArchived } from '@/lib/catalog/admin/client'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { localePath } from '@/lib/i18n/routing'
import { StockAdjuster } from './StockAdjuster'

type Props = {
  product: Product
  /** Whether the page was opened to adjust the stock. */
  asksStock: boolean
}

/** The actions for a product beside editing. */
export function ProductActions({ product, asksStock }: Props) {
  const t = useTranslations('productAdmin')
  const tUi = useTranslations('ui')
  const locale = useLocale()
  const router = useRouter()
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const { busy, attempt } = useToastedCall()
  const { id, inArchive, status } = product

  const move = (archived: boolean) =>
    attempt(async () => {
      await setArchived(id, archived)
      setAsking(null)
      return archived ? t('archivedDone') : t('restoredDone')
    })
  const remove = () =>
    attempt(async () => {
      await deleteDraft(id)
      setAsking(null)
      router.push(localePath(locale, '/admin/products?sale=draft'))
      return t('deletedDone')
    })

  return (
    <div className="flex flex-wrap gap-2">
      <StockAdjuster product={product} startsOpen={asksStock} />
      <LinkButton look="quiet" href={localePath(locale, `/admin/products/new?copy=${id}`)}>
        {t('duplicate')}
      </LinkButton>
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
        <LinkButton look="quiet" href={localePath(locale, productPath(product))}>
          {t('seeInShop')}
        </LinkButton>
      )}
      <Dialog
        open={asking !== null}
        onClose={() => setAsking(null)}
        title={asking ? t(`${asking}Title`) : ''}
        closeLabel={tUi('close')}
      >
        <p>{asking ? t(`${asking}Text`) : ''}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button
            busy={busy}
            busyLabel={t(asking === 'delete' ? 'deleting' : 'saving')}
            onClick={asking === 'delete' ? remove : () => move(true)}
          >
            {asking ? t(asking) : ''}
          </Button>
          <Button look="quiet" onClick={() => setAsking(null)}>
            {t(asking === 'delete' ? 'keepDraft' : 'keepOnSale')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
