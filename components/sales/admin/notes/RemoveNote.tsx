'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { call } from '@/lib/platform/http/client'

/** Deletes a note, after a question. */
export function RemoveNote({ id }: { id: number }) {
  const t = useTranslations('notes')
  const remove = () => call('DELETE /api/admin/notes/[id]', { params: { id } }).then(() => t('removed'))
  return <AskedButton label={t('remove')} question={t('removeAsk')} work={remove} />
}
