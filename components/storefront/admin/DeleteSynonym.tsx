'use client'

import { useTranslations } from 'next-intl'
import { AskedButton } from '@/components/admin/AskedButton'
import { call } from '@/lib/platform/http/client'

/** Takes a word of the customers back. */
export function DeleteSynonym({ id, phrase }: { id: number; phrase: string }) {
  const t = useTranslations('adminSearch')
  const work = () =>
    call('DELETE /api/admin/search/synonyms/[id]', { params: { id } }).then(() => t('deleted', { phrase }))
  return (
    <AskedButton
      label={t('delete')}
      name={t('deleteNamed', { phrase })}
      question={t('deleteAsk', { phrase })}
      work={work}
    />
  )
}
