'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { Field, FieldError } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { localePath } from '@/lib/i18n/routing'
import { openReturn } from '@/lib/returns/client'
import { openedReasons } from '@/lib/returns/rules'

/** Opens a return of an order without a statement of its buyer, and leads to it. */
export function OpenReturnForm({ orderId, isCanceled }: { orderId: string; isCanceled: boolean }) {
  const t = useTranslations('returnPage.open')
  const tReasons = useTranslations('withdrawalRegister.reasons')
  const locale = useLocale()
  const problemText = useProblemText()
  const router = useRouter()
  const key = useRef<string>(undefined)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, startOpening] = useTransition()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('reason')
    const reason = openedReasons.find((each) => each === entered) ?? 'other'
    key.current ??= crypto.randomUUID()
    const body = { key: key.current, orderId, reason }
    startOpening(async () => {
      try {
        const { id } = await openReturn(body)
        router.push(localePath(locale, `/admin/withdrawals/${id}`))
      } catch (error) {
        console.error(String(error))
        setProblem(problemText(error))
      }
    })
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid gap-3">
      <p className="text-sm text-soft">{t('lead')}</p>
      <Field label={t('reason')}>
        {(control) => (
          <Select
            {...control}
            name="reason"
            defaultValue={isCanceled ? 'canceled' : 'refused'}
            options={openedReasons.map((value) => ({ value, label: tReasons(value) }))}
          />
        )}
      </Field>
      <span>
        <Button type="submit" look="quiet" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </span>
      <span role="status">{problem ? <FieldError id="return-problem">{problem}</FieldError> : null}</span>
    </form>
  )
}
