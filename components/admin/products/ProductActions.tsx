'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { LinkButton } from '@/components/ui/LinkButton'
import { showToast } from '@/components/ui/toast-store'
import { setArchived } from '@/lib/catalog/admin/client'
import { productPath } from '@/lib/catalog/product/rules'
import type { Product } from '@/lib/catalog/product/schema'
import { CallError } from '@/lib/http/client'
import { localePath } from '@/lib/i18n/routing'
import { StockAdjuster } from './StockAdjuster'

/** The actions for a product beside editing. */
export function ProductActions({ product }: { product: Product }) {
  const t = useTranslations('productAdmin')
  const tUi = useTranslations('ui')
  const locale = useLocale()
  const router = useRouter()
  const problemText = useProblemText()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const { id, inArchive } = product

  async function move(archived: boolean) {
    setBusy(true)
    try {
      await setArchived(id, archived)
      setAsking(false)
      showToast(archived ? t('archivedDone') : t('restoredDone'), { kind: 'success' })
      router.refresh()
    } catch (error) {
      const [field] = error instanceof CallError ? error.fields : []
      showToast(problemText(field?.code ?? error), { kind: 'error' })
    }
    setBusy(false)
  }

  return (
    <div className="flex flex-wrap gap-2">
      <StockAdjuster product={product} quiet />
      <LinkButton look="quiet" href={localePath(locale, `/admin/products/new?copy=${id}`)}>
        {t('duplicate')}
      </LinkButton>
      {inArchive ? (
        <Button look="quiet" busy={busy} busyLabel={t('saving')} onClick={() => move(false)}>
          {product.status === 'draft' ? t('publish') : t('restore')}
        </Button>
      ) : (
        <Button look="quiet" onClick={() => setAsking(true)}>
          {t('archive')}
        </Button>
      )}
      <LinkButton look="quiet" href={localePath(locale, productPath(product))}>
        {t('seeInShop')}
      </LinkButton>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('archiveTitle')}
        closeLabel={tUi('close')}
      >
        <p>{t('archiveText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button busy={busy} busyLabel={t('saving')} onClick={() => move(true)}>
            {t('archive')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(false)}>
            {t('keepOnSale')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
