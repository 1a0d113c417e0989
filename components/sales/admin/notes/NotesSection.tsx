import { getTranslations } from 'next-intl/server'
import { AdminSection } from '@/components/admin/AdminSection'
import { adminOrLeave, mayChange } from '@/components/admin/admin-gate'
import { Card } from '@/components/ui/Card'
import { can } from '@/lib/platform/identity/roles'
import { notesOn } from '@/lib/sales/notes/queries'
import type { NoteSubject } from '@/lib/sales/notes/schema'
import { formatDateTime } from '@/lib/sales/orders/dates'
import { pageLocale } from '@/lib/shop/texts/locale'
import { NoteForm, RemoveNote } from './NoteForm'

export async function NotesSection({ of: subject }: { of: NoteSubject }) {
  const user = await adminOrLeave('/admin')
  const t = await getTranslations('notes')
  const locale = await pageLocale()
  const canChange = await mayChange('orders')
  const notes = await notesOn(subject)
  return (
    <AdminSection title={t('title')}>
      {notes.length > 0 ? (
        <ul className="mb-4 grid gap-3">
          {notes.map((note) => (
            <Card as="li" key={note.id} padding="small">
              <p className="whitespace-pre-line wrap-anywhere">{note.text}</p>
              <p className="mt-1 text-sm text-soft">
                {formatDateTime(note.writtenAt, locale)}, {note.writtenByName}
              </p>
              {canChange && (note.writtenBy === user.uid || can(user.role, 'change', 'settings')) ? (
                <RemoveNote id={note.id} />
              ) : null}
            </Card>
          ))}
        </ul>
      ) : (
        <p className="mb-4 text-soft">{t('none')}</p>
      )}
      {canChange ? <NoteForm subject={subject} /> : null}
    </AdminSection>
  )
}
