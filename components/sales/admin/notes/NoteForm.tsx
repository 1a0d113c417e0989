'use client'

import { useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { call } from '@/lib/platform/http/client'
import type { NoteSubject } from '@/lib/sales/notes/schema'

export function NoteForm({ subject }: { subject: NoteSubject }) {
  const t = useTranslations('notes')
  return (
    <ToastedForm
      send={(entered) =>
        call('POST /api/admin/notes', { body: { ...subject, text: String(entered.get('text')) } }).then(() =>
          t('added'),
        )
      }
      button={{ label: t('add'), busyLabel: t('adding') }}
      isEmptied
      fields={[
        { name: 'text', label: t('text'), hint: t('hint'), required: true, rows: 3, maxLength: 2_000 },
      ]}
    />
  )
}

export function RemoveNote({ id }: { id: number }) {
  const t = useTranslations('notes')
  const remove = () => call('DELETE /api/admin/notes/[id]', { params: { id } }).then(() => t('removed'))
  return <ConfirmButton label={t('remove')} question={t('removeAsk')} work={remove} />
}
