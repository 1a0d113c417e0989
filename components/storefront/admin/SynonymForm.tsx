'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { ConfirmButton } from '@/components/admin/editing/ConfirmButton'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { sentencePath } from './sentence-address'

export function SynonymForm() {
  const t = useTranslations('adminSearch')
  const locale = useLocale()
  const router = useRouter()
  const send = async (entered: FormData) => {
    const { phrase } = await call('POST /api/admin/search/synonyms', {
      body: {
        phrase: String(entered.get('phrase')),
        meaning: String(entered.get('meaning')),
      },
    })
    router.push(localePath(locale, sentencePath(phrase)))
    return t('added', { phrase })
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('add'), busyLabel: t('adding'), look: 'signal' }}
      isEmptied
      className="grid gap-4"
      fields={[
        { name: 'phrase', label: t('phrase'), hint: t('phraseHint'), required: true, maxLength: 40 },
        { name: 'meaning', label: t('meaning'), hint: t('meaningHint'), required: true, maxLength: 80 },
      ]}
    />
  )
}

export function DeleteSynonym({ id, phrase }: { id: number; phrase: string }) {
  const t = useTranslations('adminSearch')
  const work = () =>
    call('DELETE /api/admin/search/synonyms/[id]', { params: { id } }).then(() => t('deleted', { phrase }))
  return (
    <ConfirmButton
      label={t('delete')}
      name={t('deleteNamed', { phrase })}
      question={t('deleteAsk', { phrase })}
      work={work}
    />
  )
}
