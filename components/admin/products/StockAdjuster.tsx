'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Dialog } from '@/components/ui/Dialog'
import { Field, FieldError } from '@/components/ui/Field'
import { Select } from '@/components/ui/Select'
import { TextInput } from '@/components/ui/TextInput'
import { showToast } from '@/components/ui/toast-store'
import { adjustStock } from '@/lib/catalog/admin/client'
import { StockAdjustment, type StockReason, stockReasons } from '@/lib/catalog/admin/entry'
import { readNumber } from '@/lib/core/number-text'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'

/** Whether a reason adds, takes away, counts anew, or may do either. */
const signs: Record<StockReason, 1 | -1 | 0 | 'counted'> = {
  delivery: 1,
  return: 1,
  damage: -1,
  count: 'counted',
  correction: 0,
}

function adjustmentOf(reason: StockReason, typed: string, note: string): object {
  const pieces = readNumber(typed)
  const sign = signs[reason]
  if (sign === 'counted') return { reason, note, counted: pieces }
  const delta = pieces === undefined || sign === 0 ? pieces : Math.abs(pieces) * sign
  return { reason, note, delta }
}

type Props = { product: { id: number; title: string; quantityInStock: number }; quiet?: boolean }

/** Puts a stock right: a press, a number, a reason. */
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
  const [reason, setReason] = useState<StockReason>('delivery')
  const [typed, setTyped] = useState('')
  const [note, setNote] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const parsed = StockAdjustment.safeParse(adjustmentOf(reason, typed, note))
  const after =
    parsed.success && typed.trim() !== ''
      ? (parsed.data.counted ?? product.quantityInStock + (parsed.data.delta ?? 0))
      : null

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (!parsed.success) return setProblem(fieldErrors(parsed.error)[0]?.code ?? 'invalid')
    setBusy(true)
    try {
      const { quantityInStock } = await adjustStock(product.id, parsed.data)
      showToast(t('done', { count: quantityInStock }), { kind: 'success' })
      router.refresh()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      console.warn(String(error))
      setProblem(error.fields[0]?.code ?? error.code)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-soft">{product.title}</p>
      <Field label={t('reason')}>
        {(control) => (
          <Select
            {...control}
            value={reason}
            onChange={(event) => {
              setProblem(null)
              setReason(stockReasons.find((each) => each === event.target.value) ?? 'delivery')
            }}
            options={stockReasons.map((each) => ({ value: each, label: t(`reasons.${each}`) }))}
          />
        )}
      </Field>
      <Field
        label={t(`pieces.${reason}`)}
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
            autoFocus
            inputMode="numeric"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setProblem(null)
              setTyped(event.target.value)
            }}
          />
        )}
      </Field>
      <Field label={t('note')} optionalLabel={t('optional')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      {after !== null && after < 0 ? (
        <FieldError id={belowId}>{problemText('product.stock_too_low')}</FieldError>
      ) : null}
      <div>
        <Button type="submit" look="signal" busy={busy} busyLabel={t('saving')}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}
