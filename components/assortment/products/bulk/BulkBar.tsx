'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { PickAll } from '@/components/admin/list/PickAll'
import { usePicked } from '@/components/admin/list/use-picked'
import { StockForm } from '@/components/assortment/products/StockForm'
import { useAction } from '@/components/forms/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { Dialog } from '@/components/ui/overlay/Dialog'
import type { KeptProduct, WholeList } from '@/lib/assortment/products/bulk/rules'
import { deleteDrafts } from '@/lib/assortment/products/client'
import { call } from '@/lib/platform/http/client'
import { BulkPriceForm, MoreProducts } from './BulkPriceForm'
import { BULK_FORM, type BulkWish, bulkChangeOf, type PickedProduct } from './bulk-products'

const actions = ['price', 'stock', 'archive', 'restore', 'delete'] as const

type Props = {
  products: PickedProduct[]
  /** All products that the filter finds, on every page; null if they are too many for one change. */
  list: WholeList | null
  total: number
}

export function BulkBar({ products, list, total }: Props) {
  const t = useTranslations('productAdmin.bulk')
  const tUi = useTranslations('ui')
  const router = useRouter()
  const { form, ticked, pickAll } = usePicked('product')
  const [action, setAction] = useState<(typeof actions)[number] | null>(null)
  const [isWhole, setIsWhole] = useState(false)
  const [changes, setChanges] = useState(0)
  const picked = products.filter(({ id }) => ticked.some((box) => box.value === String(id)))
  const count = isWhole ? total : picked.length
  const drafts = picked.filter(({ isDraft }) => isDraft)
  const draftsCount = isWhole ? total : drafts.length
  const isPagePicked = picked.length === products.length
  const { busy, faults, problem, mark, attempt } = useAction({ showsProblem: true })
  const [kept, setKept] = useState<KeptProduct[]>([])
  const named = Object.entries(faults).flatMap(([path, words]) => {
    const product = picked.find(({ id }) => path === `products.${id}`)
    return product ? `${product.title}: ${words}` : []
  })
  /** Why the change was refused, with the titles of the products that the refusal is about. */
  const refusal = named.join(' ') || (Object.values(faults)[0] ?? problem)

  // only a row's checkbox ends the choice of the whole list; the dialog's controls change too
  useEffect(() => {
    const pickLess = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'product') setIsWhole(false)
    }
    document.addEventListener('change', pickLess)
    return () => document.removeEventListener('change', pickLess)
  }, [])

  // the dialog cannot return the focus to its button, which is hidden while nothing is picked
  useEffect(() => {
    if (changes > 0) form.current?.querySelector('input')?.focus()
  }, [changes, form])

  const pickPage = (checked: boolean) => {
    pickAll(checked)
    setIsWhole(false)
  }

  const ask = (next: typeof action) => {
    mark({})
    setKept([])
    setAction(next)
  }
  const endChange = () => {
    setAction(null)
    pickPage(false)
    setChanges((count) => count + 1)
  }
  const apply = (wish: BulkWish) =>
    attempt(async () => {
      const { changed } = await call('PATCH /api/admin/products', {
        body: bulkChangeOf(wish, isWhole ? list : null, picked),
      })
      endChange()
      return t('done', { count: changed })
    })
  const remove = () =>
    attempt(async () => {
      const { deleted, kept } = await deleteDrafts(
        isWhole && list ? { list } : { products: picked.map(({ id }) => ({ id })) },
      )
      setKept(kept)
      if (kept.length === 0) endChange()
      if (deleted > 0) return t('deletedDrafts', { count: deleted })
      router.refresh()
      return null
    })

  return (
    <>
      <form
        ref={form}
        id={BULK_FORM}
        onSubmit={(event) => event.preventDefault()}
        className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded border border-hairline bg-face px-3 py-2"
      >
        <PickAll picked={picked.length} all={products.length} label={t('pickAll')} onPick={pickPage} />
        <span role="status" className="text-soft">
          {count > 0 ? t(isWhole ? 'pickedWhole' : 'picked', { count }) : null}
        </span>
        {list && isPagePicked && !isWhole && total > products.length ? (
          <Button look="quiet" onClick={() => setIsWhole(true)}>
            {t('pickWhole', { count: total })}
          </Button>
        ) : null}
        {picked.length > 0 ? (
          <span className="flex flex-wrap gap-2 md:ml-auto">
            {actions.map((each) =>
              each === 'delete' && drafts.length === 0 ? null : (
                <Button key={each} look="quiet" onClick={() => ask(each)}>
                  {t(`actions.${each}`)}
                </Button>
              ),
            )}
          </span>
        ) : null}
      </form>
      <Dialog
        open={action !== null}
        onClose={() => ask(null)}
        title={action ? t(`titles.${action}`, { count: action === 'delete' ? draftsCount : count }) : ''}
        closeLabel={tUi('close')}
      >
        {action === 'price' ? (
          <BulkPriceForm products={picked} count={count} state={{ busy, refusal, mark }} apply={apply} />
        ) : null}
        {action === 'stock' ? (
          <StockForm
            products={picked}
            more={<MoreProducts count={count - picked.length} />}
            refusal={refusal}
            save={(adjustment) => apply({ action: 'stock', adjustment })}
          />
        ) : null}
        {kept.length > 0 ? <KeptDrafts kept={kept} /> : null}
        {action === 'archive' || action === 'restore' || (action === 'delete' && kept.length === 0) ? (
          <Question
            action={action}
            busy={busy}
            refusal={refusal}
            onConfirm={action === 'delete' ? remove : () => apply({ action })}
          />
        ) : null}
      </Dialog>
    </>
  )
}

type QuestionProps = {
  action: 'archive' | 'restore' | 'delete'
  busy: boolean
  refusal: string | null
  onConfirm: () => void
}

function Question({ action, busy, refusal, onConfirm }: QuestionProps) {
  const t = useTranslations('productAdmin')
  const problemId = useId()
  return (
    <div className="grid gap-4">
      <p>{t(`bulk.questions.${action}`)}</p>
      {refusal ? <FieldError id={problemId}>{refusal}</FieldError> : null}
      <div>
        <Button look="signal" busy={busy} busyLabel={t('saving')} onClick={onConfirm}>
          {t(`bulk.actions.${action}`)}
        </Button>
      </div>
    </div>
  )
}

function KeptDrafts({ kept }: { kept: readonly KeptProduct[] }) {
  const t = useTranslations('productAdmin.bulk')
  const problemText = useProblemText()
  return (
    <div role="status">
      <p className="mb-2">{t('keptDrafts', { count: kept.length })}</p>
      <ul className="grid gap-1 text-sm">
        {kept.map(({ id, title, code }) => (
          <li key={id} className="border-t border-hairline pt-1">
            <span lang="pl" className="block font-semibold wrap-anywhere">
              {title}
            </span>
            {problemText(code)}
          </li>
        ))}
      </ul>
    </div>
  )
}
