'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { TextArea } from '@/components/ui/controls/TextInput'
import { addNote } from '@/lib/customers/client'
import type { NoteSubject } from '@/lib/customers/schema'

/** Writes a note on an order or a customer. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const t = useTranslations('notes')
  const { busy, attempt } = useToastedCall()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text'))
    return attempt(async () => {
      await addNote({ ...subject, text })
      form.reset()
      return t('added')
    })
  }
  return (
    <form method="dialog" onSubmit={save} className="grid gap-3">
      <Field label={t('text')} hint={t('hint')} required>
        {(control) => <TextArea {...control} name="text" rows={3} maxLength={2_000} />}
      </Field>
      <Button type="submit" look="quiet" busy={busy} busyLabel={t('adding')}>
        {t('add')}
      </Button>
    </form>
  )
}
