'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Field } from '@/components/ui/controls/Field'
import { TextArea } from '@/components/ui/controls/TextInput'
import { addNote } from '@/lib/customers/client'
import type { NoteSubject } from '@/lib/customers/note-schema'

/** Writes a note on an order or a customer. */
export function NoteForm({ subject }: { subject: NoteSubject }) {
  const t = useTranslations('notes')
  const send = async (entered: FormData) => {
    await addNote({ ...subject, text: String(entered.get('text')) })
    return t('added')
  }
  return (
    <ToastedForm send={send} button={{ label: t('add'), busyLabel: t('adding') }} isEmptied>
      {(faultOf) => (
        <Field label={t('text')} hint={t('hint')} error={faultOf('text')} required>
          {(control) => <TextArea {...control} name="text" rows={3} maxLength={2_000} />}
        </Field>
      )}
    </ToastedForm>
  )
}
