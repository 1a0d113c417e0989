'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { assignOrder } from '@/lib/returns/client'

/** Says which order a statement with a wrong number is about. */
export function AssignOrderForm({ id, version }: { id: number; version: number }) {
  const t = useTranslations('returnPage.assign')
  const { busy, attempt } = useToastedCall()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const orderId = String(new FormData(event.currentTarget).get('orderId') ?? '')
    return attempt(async () => {
      await assignOrder(id, { version, orderId })
      return t('saved')
    })
  }
  return (
    <form method="dialog" noValidate onSubmit={submit} className="grid max-w-sm gap-3">
      <Field label={t('orderId')}>
        {(control) => (
          <TextInput
            {...control}
            name="orderId"
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={40}
          />
        )}
      </Field>
      <span>
        <Button type="submit" look="quiet" busy={busy} busyLabel={t('busy')}>
          {t('submit')}
        </Button>
      </span>
    </form>
  )
}
