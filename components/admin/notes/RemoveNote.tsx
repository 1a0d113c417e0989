'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { removeNote } from '@/lib/customers/client'

/** Deletes a note, after a question. */
export function RemoveNote({ id }: { id: number }) {
  const t = useTranslations('notes')
  const remove = () => removeNote(id).then(() => t('removed'))
  return <AskedButton label={t('remove')} question={t('removeAsk')} work={remove} />
}
