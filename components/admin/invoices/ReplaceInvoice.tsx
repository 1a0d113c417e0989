'use client'

import { useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { useState, useTransition } from 'react'
import { useFirstFault } from '@/components/forms/use-first-fault'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field, FieldError } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { showToast } from '@/components/ui/overlay/toast-store'
import { CallError } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'
import { issueInvoice } from '@/lib/invoices/client'
import { InvoiceBuyer } from '@/lib/invoices/schema'

const names = ['name', 'taxId', 'address', 'postCode', 'city', 'country'] as const
type Texts = Record<(typeof names)[number], string>

/** Corrects an invoice with a wrong buyer to zero, and issues one with the right data in its place. */
export function ReplaceInvoice({ orderId, buyer }: { orderId: string; buyer: Texts }) {
  const t = useTranslations('invoices.replace')
  const problemText = useProblemText()
  const router = useRouter()
  const [texts, setTexts] = useState(buyer)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const form = useFirstFault(faults)
  const [busy, startReplacing] = useTransition()
  const show = (fields: { path: string; code: string }[], otherwise: string | null) => {
    setFaults(
      Object.fromEntries(fields.map(({ path, code }) => [path.replace('buyer.', ''), problemText(code)])),
    )
    setProblem(fields.length > 0 ? problemText('invalid') : otherwise)
  }
  const replace = () => {
    const { error } = InvoiceBuyer.safeParse(texts)
    if (error) return show(fieldErrors(error), null)
    show([], null)
    startReplacing(async () => {
      try {
        const { number } = await issueInvoice(orderId, texts)
        showToast(t('done', { number }), { kind: 'success' })
        router.refresh()
      } catch (thrown) {
        console.error(String(thrown))
        show(thrown instanceof CallError ? thrown.fields : [], problemText(thrown))
      }
    })
  }
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
          replace()
        }}
        className="mt-2 grid gap-4"
      >
        <p className="text-sm text-soft">{t('hint')}</p>
        {names.map((name) => (
          <Field key={name} label={t(`fields.${name}`)} error={faults[name]}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                value={texts[name]}
                onChange={({ target }) => setTexts({ ...texts, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <span>
          <Button type="submit" look="ink" busy={busy} busyLabel={t('busy')}>
            {t('submit')}
          </Button>
        </span>
        <span role="status">{problem ? <FieldError id="replace-problem">{problem}</FieldError> : null}</span>
      </form>
    </details>
  )
}
