'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useState } from 'react'
import { PickAll } from '@/components/admin/list/PickAll'
import { usePicked } from '@/components/admin/list/use-picked'
import { StockForm } from '@/components/assortment/products/StockForm'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import type { KeptProduct, WholeList } from '@/lib/assortment/products/bulk/rules'
import { deleteDrafts } from '@/lib/assortment/products/client'
import { CallError, call } from '@/lib/platform/http/client'
import { BulkPriceForm, MoreProducts } from './BulkPriceForm'
import { BULK_FORM, type BulkWish, changeOf, type PickedProduct } from './bulk-form'

const actions = ['price', 'stock', 'archive', 'restore', 'delete'] as const

type Props = {
  products: PickedProduct[]
  /** All that the filter finds, on whichever page; null where those are too many for one change. */
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
  const problemText = useProblemText()

  /** The words of why a change was refused, with the titles of the products that it is about. */
  const explain = (error: unknown): string => {
    console.warn(String(error))
    const fields = error instanceof CallError ? error.fields : []
    const named = fields.flatMap(({ path, code }) => {
      const product = picked.find(({ id }) => path === `products.${id}`)
      return product ? `${product.title}: ${problemText(code)}` : []
    })
    return named.length > 0 ? named.join(' ') : problemText(fields[0]?.code ?? error)
  }

  // the whole list stays picked until a row is ticked or not; the controls of the dialog change other things
  useEffect(() => {
    const pickLess = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'product') setIsWhole(false)
    }
    document.addEventListener('change', pickLess)
    return () => document.removeEventListener('change', pickLess)
  }, [])

  // the button that the dialog would return the focus to has gone with the choice
  useEffect(() => {
    if (changes > 0) form.current?.querySelector('input')?.focus()
  }, [changes, form])

  const pickPage = (checked: boolean) => {
    pickAll(checked)
    setIsWhole(false)
  }

  /** Answers the words of what went wrong; null if nothing did. */
  const apply = async (wish: BulkWish): Promise<string | null> => {
    try {
      const { changed } = await call('PATCH /api/admin/products', {
        body: changeOf(wish, isWhole ? list : null, picked),
      })
      showToast(t('done', { count: changed }), { kind: 'success' })
    } catch (error) {
      return explain(error)
    }
    setAction(null)
    endChange()
    return null
  }
  const endChange = () => {
    pickPage(false)
    setChanges((count) => count + 1)
    router.refresh()
  }
  const endDeletion = (deleted: number, isOver: boolean) => {
    if (deleted > 0) showToast(t('deletedDrafts', { count: deleted }), { kind: 'success' })
    if (!isOver) return router.refresh()
    setAction(null)
    endChange()
  }

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
                <Button key={each} look="quiet" onClick={() => setAction(each)}>
                  {t(`actions.${each}`)}
                </Button>
              ),
            )}
          </span>
        ) : null}
      </form>
      <Dialog
        open={action !== null}
        onClose={() => setAction(null)}
        title={action ? t(`titles.${action}`, { count: action === 'delete' ? draftsCount : count }) : ''}
        closeLabel={tUi('close')}
      >
        {action === 'price' ? <BulkPriceForm products={picked} count={count} apply={apply} /> : null}
        {action === 'stock' ? (
          <StockForm
            products={picked}
            more={<MoreProducts count={count - picked.length} />}
            save={async (adjustment) => apply({ action: 'stock', adjustment })}
          />
        ) : null}
        {action === 'delete' ? (
          <DeleteDraftsForm
            which={isWhole && list ? { list } : { products: picked.map(({ id }) => ({ id })) }}
            onDeleted={endDeletion}
          />
        ) : null}
        {action === 'archive' || action === 'restore' ? (
          <Question action={action} work={() => apply({ action })} />
        ) : null}
      </Dialog>
    </>
  )
}

type QuestionProps = {
  action: 'archive' | 'restore' | 'delete'
  /** Answers the words of what went wrong; null if nothing did. */
  work: () => Promise<string | null>
}

function Question({ action, work }: QuestionProps) {
  const t = useTranslations('productAdmin')
  const problemId = useId()
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    if (busy) return
    setBusy(true)
    setProblem(await work())
    setBusy(false)
  }
  return (
    <div className="grid gap-4">
      <p>{t(`bulk.questions.${action}`)}</p>
      {problem ? <FieldError id={problemId}>{problem}</FieldError> : null}
      <div>
        <Button look="signal" busy={busy} busyLabel={t('saving')} onClick={confirm}>
          {t(`bulk.actions.${action}`)}
        </Button>
      </div>
    </div>
  )
}

type DeleteDraftsFormProps = {
  which: Parameters<typeof deleteDrafts>[0]
  /** Told once they are deleted; `isOver` where no product stays that would have to be named. */
  onDeleted: (deleted: number, isOver: boolean) => void
}

function DeleteDraftsForm({ which, onDeleted }: DeleteDraftsFormProps) {
  const t = useTranslations('productAdmin')
  const problemText = useProblemText()
  const [kept, setKept] = useState<KeptProduct[]>([])
  const remove = async () => {
    try {
      const { deleted, kept } = await deleteDrafts(which)
      setKept(kept)
      onDeleted(deleted, kept.length === 0)
      return null
    } catch (error) {
      console.error(String(error))
      return problemText(error)
    }
  }
  if (kept.length > 0)
    return (
      <div role="status">
        <p className="mb-2">{t('bulk.keptDrafts', { count: kept.length })}</p>
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
  return <Question action="delete" work={remove} />
}
