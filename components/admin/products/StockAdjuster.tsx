'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useEditor } from '@/components/forms/use-editor'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, FieldError } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { TextInput } from '@/components/ui/TextInput'
import { showToast } from '@/components/ui/toast-store'
import { adjustStock } from '@/lib/catalog/admin/client'
import { StockAdjustment, type StockReason, stockReasons, stockSigns } from '@/lib/catalog/admin/entry'
import { readNumber } from '@/lib/core/values/number-text'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'

type StockDraft = { reason: StockReason; pieces: string; note: string }

/** The adjustment that the form describes, still to be checked by `StockAdjustment`. */
function adjustmentOf({ reason, pieces: typed, note }: StockDraft): object {
  const pieces = readNumber(typed)
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

type Props = { product: { id: number; title: string; quantityInStock: number }; quiet?: boolean }

/** A button with a dialog that adjusts a stock, with a reason. */
export function StockAdjuster({ product, quiet }: Props) {
  const t = useTranslations('productAdmin.stock')
  const tUi = useTranslations('ui')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        look={quiet ? 'quiet' : 'ink'}
        onClick={() => setOpen(true)}
        aria-label={t('adjustNamed', { title: product.title })}
      >
        {t('adjust')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t('adjust')} closeLabel={tUi('close')}>
        <StockForm product={product} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

function StockForm({ product, onDone }: { product: Props['product']; onDone: () => void }) {
  const t = useTranslations('productAdmin.stock')
  const problemText = useProblemText()
  const router = useRouter()
  const belowId = useId()
  const editor = useEditor<StockDraft, 'save', never>({
    start: { reason: 'delivery', pieces: '', note: '' },
    check: (draft) => {
      const { error } = StockAdjustment.safeParse(adjustmentOf(draft))
      return error ? fieldErrors(error).map(({ code }) => ['pieces', code]) : []
    },
    explain: (error): void => {
      if (!(error instanceof CallError)) throw error
      editor.mark([['pieces', error.fields[0]?.code ?? error.code]])
    },
  })
  const { form } = editor
  const { errors } = form.formState
  const draft = form.watch()
  const after = stockAfter(draft, product.quantityInStock)
  const problem = errors.pieces?.message

  const submit = (event: FormEvent) => {
    event.preventDefault()
    return editor.send('save', async (typed) => {
      const adjustment = StockAdjustment.parse(adjustmentOf(typed))
      const { quantityInStock } = await adjustStock(product.id, adjustment)
      showToast(t('done', { count: quantityInStock }), { kind: 'success' })
      router.refresh()
      onDone()
    })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-soft">{product.title}</p>
      <Field label={t('reason')}>
        {(control) => (
          <Select
            {...control}
            // another reason may make the pieces right
            {...form.register('reason', { deps: 'pieces' })}
            options={stockReasons.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
          />
        )}
      </Field>
      <Field
        label={t(`pieces.${draft.reason}`)}
        hint={
          after === null
            ? t('now', { count: product.quantityInStock })
            : t('becomes', { before: product.quantityInStock, after })
        }
        error={problem ? problemText(problem) : undefined}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('pieces')}
            autoFocus
            inputMode="numeric"
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('note')} optionalLabel={t('optional')}>
        {(control) => <TextInput {...control} {...form.register('note')} maxLength={500} />}
      </Field>
      {after !== null && after < 0 ? (
        <FieldError id={belowId}>{problemText('product.stock_too_low')}</FieldError>
      ) : null}
      <div>
        <Button type="submit" look="signal" busy={editor.busy !== null} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
