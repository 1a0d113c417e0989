'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { Problem } from '@/components/admin/editing/Problem'
import { optionsOf } from '@/components/admin/list/options'
import { useAction } from '@/components/forms/use-action'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { ConfirmDialog } from '@/components/ui/overlay/ConfirmDialog'
import { showToast } from '@/components/ui/overlay/toast-store'
import { call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { formatPrice, toGrosze, toPln } from '@/lib/platform/values/money'
import { readMoney, typedNumber } from '@/lib/platform/values/number-text'
import { type RefundMethod, refundMethods } from '@/lib/platform/values/payment-types'
import { needsLines } from '@/lib/sales/returns/rules'
import { RefundReturn, type RefundReturnInput } from '@/lib/sales/returns/schema'

type Props = {
  id: number
  version: number
  proposedGrosze: number
  /** The most that the reader's role may give back; null for an owner. */
  mostGrosze: number | null
  hasPayment: boolean
  /** Lines of the order to choose from; none where the returned goods are noted. */
  lines: readonly RefundLine[]
  /** The order's books, which say whether a partial refund has to name lines. */
  books: Parameters<typeof needsLines>[0]
}

/** Gives money back after a question, or closes the return without a refund. */
export function RefundForm({ id, version, proposedGrosze, mostGrosze, hasPayment, lines, books }: Props) {
  const t = useTranslations('returnPage.refund')
  const tReturn = useTranslations('returnPage')
  const tStaff = useTranslations('staff')
  const tMethods = useTranslations('returnPage.money.methods')
  const locale = useLocale()
  const problemText = useProblemText()
  const router = useRouter()
  // one key for all presses: a repeated call gives the money back once
  const key = useRef<string>(undefined)
  const [method, setMethod] = useState<RefundMethod>(hasPayment ? 'paypal' : 'transfer')
  const [amount, setAmount] = useState(typedNumber(toPln(proposedGrosze), locale, 2))
  const [reason, setReason] = useState('')
  const [pieces, setPieces] = useState<Record<number, string>>({})
  const [toConfirm, setToConfirm] = useState<RefundReturnInput | null>(null)
  const { busy, faults, problem, form, show, attempt } = useAction({ showsProblem: true })

  const grosze = toGrosze(readMoney(amount) ?? Number.NaN)
  const kind = grosze === 0 ? 'close' : method
  const isLower = grosze < proposedGrosze || grosze === 0
  const asksForLines = lines.length > 0 && grosze > 0 && needsLines(books, grosze)
  const ask = () => {
    key.current ??= crypto.randomUUID()
    const about = Object.entries(pieces).flatMap(([line, typed]) =>
      typed.trim() ? [{ orderLineId: Number(line), quantity: Number(typed) }] : [],
    )
    const body = {
      version,
      key: key.current,
      method,
      amount: readMoney(amount) ?? Number.NaN,
      reason,
      lines: about,
    }
    const { error } = RefundReturn.safeParse(body)
    if (error) return show(fieldErrors(error), problemText('invalid'))
    if (asksForLines && about.length === 0) return show([{ path: 'lines', code: 'return.lines_required' }])
    if (grosze > proposedGrosze) return show([{ path: 'amount', code: 'return.more_than_proposed' }])
    if (mostGrosze !== null && grosze > mostGrosze)
      return show([{ path: 'amount', code: 'return.above_limit' }])
    if (isLower && reason.trim() === '') return show([{ path: 'reason', code: 'return.reason_required' }])
    show([])
    setToConfirm(body)
  }
  const refund = (body: RefundReturnInput) =>
    attempt(async () => {
      try {
        const { state, words } = await call('POST /api/admin/returns/[id]/refund', { params: { id }, body })
        const text = t(`done.${state}`, { amount: formatPrice(grosze, locale), words: words ?? '' })
        showToast(text, { kind: state === 'refused' || state === 'review' ? 'error' : 'success' })
        router.refresh()
      } finally {
        setToConfirm(null)
      }
      return null
    })

  return (
    <form
      ref={form}
      method="dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
      className="grid gap-4"
    >
      <ControlField
        label={t('method')}
        value={method}
        onChange={({ target }) => setMethod(refundMethods.find((each) => each === target.value) ?? method)}
        options={optionsOf(
          refundMethods.filter((each) => hasPayment || each !== 'paypal'),
          (each) => tMethods(each),
        )}
      />
      <ControlField
        label={t('amount')}
        hint={[
          t('amountHint', { amount: formatPrice(proposedGrosze, locale) }),
          ...(mostGrosze !== null && mostGrosze < proposedGrosze
            ? [t('limit', { amount: formatPrice(mostGrosze, locale) })]
            : []),
        ].join(' ')}
        error={faults.amount}
        inputMode="decimal"
        value={amount}
        onChange={({ target }) => setAmount(target.value)}
      />
      {asksForLines ? (
        <RefundLines
          lines={lines}
          pieces={pieces}
          error={Object.entries(faults).find(([path]) => path.startsWith('lines'))?.[1]}
          onChange={(line, typed) => setPieces({ ...pieces, [line]: typed })}
        />
      ) : null}
      {isLower ? (
        <ControlField
          label={t('reason')}
          hint={t(grosze === 0 ? 'closeReasonHint' : 'reasonHint')}
          error={faults.reason}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      <span>
        <Button type="submit" look="signal">
          {t('submit')}
        </Button>
      </span>
      <Problem id="refund-problem">{problem}</Problem>
      <ConfirmDialog
        open={toConfirm !== null}
        title={tReturn('title', { id })}
        question={t(`ask.${kind}`, { amount: formatPrice(grosze, locale) })}
        yes={t(`yes.${kind}`)}
        no={t('no')}
        closeLabel={tStaff('close')}
        busy={busy}
        busyLabel={t('busy')}
        onYes={() => toConfirm && refund(toConfirm)}
        onNo={() => busy || setToConfirm(null)}
      />
    </form>
  )
}

/** A line of the order and its pieces that have not come back. */
type RefundLine = { id: number; title: string; left: number }

type RefundLinesProps = {
  lines: readonly RefundLine[]
  /** The typed pieces of each line; a line without an entry is not part of the refund. */
  pieces: Readonly<Record<number, string>>
  error: string | undefined
  onChange: (lineId: number, typed: string) => void
}

function RefundLines({ lines, pieces, error, onChange }: RefundLinesProps) {
  const t = useTranslations('returnPage.refund')
  const id = useId()
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid gap-2">
      <legend className="text-sm font-semibold">{t('lines')}</legend>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {t('linesHint')}
      </p>
      {lines.map(({ id: line, title, left }) => (
        <div key={line} className="flex items-center justify-between gap-3">
          <label htmlFor={`${id}-${line}`} className="min-w-0 wrap-anywhere">
            {title}
          </label>
          <span className="flex shrink-0 items-center gap-2">
            <span className="w-20">
              <TextInput
                id={`${id}-${line}`}
                inputMode="numeric"
                autoComplete="off"
                value={pieces[line] ?? ''}
                aria-invalid={error ? true : undefined}
                aria-describedby={error ? `${id}-error` : undefined}
                onChange={({ target }) => onChange(line, target.value)}
              />
            </span>
            <span className="text-sm whitespace-nowrap text-soft">{t('ofPieces', { count: left })}</span>
          </span>
        </div>
      ))}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  )
}
