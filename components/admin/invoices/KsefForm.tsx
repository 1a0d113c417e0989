'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { noteKsefNumber } from '@/lib/invoices/client'

type Props = { id: number; number: string; ksefNumber: string | null }

/** The number that the national system gave to an invoice. */
export function KsefForm({ id, number, ksefNumber }: Props) {
  const t = useTranslations('invoices')
  const { busy, attempt } = useToastedCall()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = String(new FormData(event.currentTarget).get('ksefNumber') ?? '')
    return attempt(async () => {
      await noteKsefNumber(id, entered)
      return t('saved')
    })
  }
  return (
    <form method="dialog" onSubmit={save} className="grid content-start gap-3">
      <Field
        label={
          <>
            <span aria-hidden="true">{t('ksef')}</span>
            <VisuallyHidden>{t('ksefNamed', { number })}</VisuallyHidden>
          </>
        }
      >
        {(control) => (
          <TextInput {...control} name="ksefNumber" maxLength={40} defaultValue={ksefNumber ?? ''} />
        )}
      </Field>
      <Button type="submit" look="quiet" busy={busy} busyLabel={t('saving')}>
        {t('save')}
      </Button>
    </form>
  )
}
