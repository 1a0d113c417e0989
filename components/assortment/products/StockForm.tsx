'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { useEditor } from '@/components/forms/use-editor'
import { useFault } from '@/components/problems/use-fault'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { Dialog } from '@/components/ui/overlay/Dialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import {
  StockAdjustment,
  type StockReason,
  stockReasons,
  stockSigns,
} from '@/lib/assortment/products/stock-adjustment'
import { CallError, callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { readNumber, withMinus } from '@/lib/platform/values/number-text'

/** The reason is empty until somebody chooses one, if several products are booked at once. */
type StockDraft = { reason: StockReason | ''; pieces: string; note: string }

/** The form as an adjustment, which `StockAdjustment` has not checked yet. */
function adjustmentOf({ reason, pieces: typed, note }: StockDraft): object {
  const pieces = readNumber(typed)
  if (reason === '') return { note, delta: pieces }
  const sign = stockSigns[reason]
  if (sign === 'counted') return { reason, note, counted: pieces }
  const delta = pieces === undefined || sign === 'either' ? pieces : pieces * sign
  return { reason, note, delta }
}

/** The stock after the adjustment; null while nothing valid is entered. */
function stockAfter(draft: StockDraft, stock: number): number | null {
  const { data } = StockAdjustment.safeParse(adjustmentOf(draft))
  return data ? (data.counted ?? stock + (data.delta ?? 0)) : null
}

type Props = {
  products: readonly { id: number; title: string; quantityInStock: number }[]
  refusal?: string | null
  save: (adjustment: StockAdjustment) => Promise<void>
  more?: ReactNode
}

export function StockForm({ products, refusal, save, more }: Props) {
  const t = useTranslations('productAdmin.stock')
  const problemText = useProblemText()
  const problemId = useId()
  const editor = useEditor<StockDraft, 'save', never>({
    start: { reason: products.length > 1 ? '' : 'delivery', pieces: '', note: '' },
    check: (draft) => {
      const { error } = StockAdjustment.safeParse(adjustmentOf(draft))
      if (!error) return []
      return fieldErrors(error).map(({ path, code }) => [path === 'reason' ? 'reason' : 'pieces', code])
    },
    explain: (error): void => {
      if (!(error instanceof CallError)) throw error
      editor.setFieldErrors([['pieces', error.fields[0]?.code ?? error.code]])
    },
  })
  const { form } = editor
  const faultOf = useFault(editor)
  const draft = form.watch()
  const stocks = products.map(({ id, title, quantityInStock: before }) => ({
    id,
    title,
    before,
    after: stockAfter(draft, before),
  }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return editor.send('save', (typed) => save(StockAdjustment.parse(adjustmentOf(typed))))
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <ControlField
        label={t('reason')}
        error={faultOf('reason')}
        // another reason may make the number valid
        {...form.register('reason', { deps: 'pieces' })}
        data-autofocus={draft.reason === '' || undefined}
        options={[
          ...(draft.reason === '' ? [{ value: '', label: t('chooseReason') }] : []),
          ...stockReasons.map((each) => ({ value: each, label: t(`reasons.${each}`) })),
        ]}
      />
      <ControlField
        label={t(draft.reason === '' ? 'piecesOf' : `pieces.${draft.reason}`)}
        error={faultOf('pieces')}
        {...form.register('pieces')}
        data-autofocus={draft.reason !== '' || undefined}
        inputMode="numeric"
      />
      <ul className="grid gap-1 text-sm text-soft">
        {stocks.map(({ id, title, before, after }) => (
          <li key={id}>
            <span lang="pl" className="block wrap-anywhere text-type">
              {title}
            </span>
            {after === null ? (
              t('now', { count: before })
            ) : (
              <span className={after < 0 ? 'text-danger' : undefined}>
                {t('becomes', { before, after: withMinus(after) })}
              </span>
            )}
          </li>
        ))}
        {more}
      </ul>
      <ControlField
        label={t('note')}
        optionalLabel={t('optional')}
        {...form.register('note')}
        maxLength={500}
      />
      {refusal || stocks.some(({ after }) => after !== null && after < 0) ? (
        <FieldError id={problemId}>{refusal ?? problemText('product.stock_too_low')}</FieldError>
      ) : null}
      <div>
        <Button type="submit" look="signal" busy={editor.busy !== null} busyLabel={t('saving')}>
          {draft.reason === '' ? t('save') : t('book', { reason: t(`reasons.${draft.reason}`) })}
        </Button>
      </div>
    </form>
  )
}

type StockAdjusterProps = {
  product: { id: number; title: string; quantityInStock: number }
  startsOpen?: boolean
}

export function StockAdjuster({ product, startsOpen = false }: StockAdjusterProps) {
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
