'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useFirstFault } from '@/components/forms/use-first-fault'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field, FieldError } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { showToast } from '@/components/ui/overlay/toast-store'
import { CallError, call } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { toPln } from '@/lib/platform/values/money'
import { readMoney, readNumber, typedNumber } from '@/lib/platform/values/number-text'
import { CorrectPrices as Correction } from '@/lib/sales/invoices/schema'
import type { OrderLine } from '@/lib/sales/orders/schema'

type Line = Pick<OrderLine, 'id' | 'title' | 'priceGrosze' | 'vatRate'>
type Props = { orderId: string; lines: readonly Line[]; deliveryGrosze: number | null }

/** Corrects wrong prices or rates of an order with an invoice, and issues a new one. Needs the `invoices` messages. */
export function CorrectPrices({ orderId, lines, deliveryGrosze }: Props) {
  const t = useTranslations('invoices.prices')
  const locale = useLocale()
  const problemText = useProblemText()
  const router = useRouter()
  const [texts, setTexts] = useState(() =>
    lines.map(({ priceGrosze, vatRate }) => ({
      price: typedNumber(toPln(priceGrosze), locale, 2),
      vatRate: typedNumber(vatRate, locale),
    })),
  )
  const [delivery, setDelivery] = useState(() => typedNumber(toPln(deliveryGrosze ?? 0), locale, 2))
  const [isAgreed, setAgreed] = useState(false)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const form = useFirstFault(faults)
  const [busy, startCorrecting] = useTransition()
  const show = (fields: { path: string; code: string }[], otherwise: string | null) => {
    setFaults(Object.fromEntries(fields.map(({ path, code }) => [path, problemText(code)])))
    setProblem(fields.length > 0 ? problemText('invalid') : otherwise)
  }
  const correct = () => {
    const body = {
      orderId,
      isAgreed,
      lines: lines.map(({ id }, place) => ({
        orderLineId: id,
        price: readMoney(texts[place]?.price ?? '') ?? Number.NaN,
        vatRate: readNumber(texts[place]?.vatRate ?? '') ?? Number.NaN,
      })),
      ...(deliveryGrosze === null ? {} : { deliveryPrice: readMoney(delivery) ?? Number.NaN }),
    }
    const { error } = Correction.safeParse(body)
    if (error) return show(fieldErrors(error), null)
    show([], null)
    startCorrecting(async () => {
      try {
        const { number } = await call('POST /api/admin/invoices/prices', { body })
        showToast(t('done', { number }), { kind: 'success' })
        router.refresh()
      } catch (thrown) {
        console.error(String(thrown))
        show(thrown instanceof CallError ? thrown.fields : [], problemText(thrown))
      }
    })
  }
  const change = (place: number, changed: Partial<(typeof texts)[number]>) =>
    setTexts(texts.map((each, index) => (index === place ? { ...each, ...changed } : each)))
  return (
    <details className="mt-4">
      <summary className="flex min-h-touch items-center">
        <span className="prose-link">{t('title')}</span>
      </summary>
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          correct()
        }}
        className="mt-2 grid gap-4"
      >
        <p className="text-sm text-soft">{t('hint')}</p>
        {lines.map(({ id, title }, place) => (
          <fieldset key={id} className="grid gap-3">
            <legend className="mb-2 font-semibold wrap-anywhere">{title}</legend>
            <Field label={t('price')} error={faults[`lines.${place}.price`]}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={texts[place]?.price ?? ''}
                  onChange={({ target }) => change(place, { price: target.value })}
                />
              )}
            </Field>
            <Field label={t('vatRate')} error={faults[`lines.${place}.vatRate`]}>
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={texts[place]?.vatRate ?? ''}
                  onChange={({ target }) => change(place, { vatRate: target.value })}
                />
              )}
            </Field>
          </fieldset>
        ))}
        {deliveryGrosze === null ? null : (
          <Field label={t('delivery')} error={faults.deliveryPrice}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={delivery}
                onChange={({ target }) => setDelivery(target.value)}
              />
            )}
          </Field>
        )}
        <Checkbox
          label={t('isAgreed')}
          error={faults.isAgreed}
          checked={isAgreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        <span>
          <Button type="submit" look="ink" busy={busy} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </span>
        <span role="status">{problem ? <FieldError id="prices-problem">{problem}</FieldError> : null}</span>
      </form>
    </details>
  )
}
