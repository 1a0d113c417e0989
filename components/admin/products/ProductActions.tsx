'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { LinkButton } from '@/components/ui/LinkButton'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import { deleteDraft, setArchived } from '@/lib/catalog/admin/client'
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
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null)
  const [busy, setBusy] = useState(false)
  const { id, inArchive, status } = product

  async function attempt(work: () => Promise<void>) {
    setBusy(true)
    try {
      await work()
      setAsking(null)
      router.refresh()
    } catch (error) {
      const [field] = error instanceof CallError ? error.fields : []
      showToast(problemText(field?.code ?? error), { kind: 'error' })
    }
    setBusy(false)
  }

  const move = (archived: boolean) =>
    attempt(async () => {
      await setArchived(id, archived)
      showToast(archived ? t('archivedDone') : t('restoredDone'), { kind: 'success' })
    })
  const remove = () =>
    attempt(async () => {
      await deleteDraft(id)
      showToast(t('deletedDone'), { kind: 'success' })
      router.push(localePath(locale, '/admin/products?sale=draft'))
    })

  return (
    <div className="flex flex-wrap gap-2">
      <StockAdjuster product={product} quiet />
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
        open={asking === 'archive'}
        onClose={() => setAsking(null)}
        title={t('archiveTitle')}
        closeLabel={tUi('close')}
      >
        <p>{t('archiveText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button busy={busy} busyLabel={t('saving')} onClick={() => move(true)}>
            {t('archive')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(null)}>
            {t('keepOnSale')}
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={asking === 'delete'}
        onClose={() => setAsking(null)}
        title={t('deleteTitle')}
        closeLabel={tUi('close')}
      >
        <p>{t('deleteText')}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button busy={busy} busyLabel={t('deleting')} onClick={remove}>
            {t('delete')}
          </Button>
          <Button look="quiet" onClick={() => setAsking(null)}>
            {t('keepDraft')}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}
