'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { languageName } from '@/lib/platform/i18n/routing'
import { type NewsFormState, newsFields } from './use-news-form'

const labels = {
  title: { word: 'title' },
  description: { word: 'description' },
  titleEn: { word: 'title', locale: 'en' },
  descriptionEn: { word: 'description', locale: 'en' },
  titleRu: { word: 'title', locale: 'ru' },
  descriptionRu: { word: 'description', locale: 'ru' },
  createdDate: { word: 'date' },
  url: { word: 'picture' },
  urlVideo: { word: 'video' },
} as const

/** Shown when somebody else has saved the item: where the two versions differ. */
export function NewsConflict({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const labelOf = (name: keyof typeof labels) => {
    const label = labels[name]
    return 'locale' in label ? `${t(label.word)} (${languageName[label.locale]})` : t(label.word)
  }
  const theirs = state.conflict?.theirs
  if (!theirs) return null
  const mine = state.form.getValues()
  const differing = newsFields.filter((name) => mine[name] !== theirs[name])
  return (
    <EditConflict
      state={state}
      title={t('conflictTitle')}
      text={t('conflictText')}
      theirs={differing.map((name) => [
        t('theirs', { field: labelOf(name) }),
        (name === 'createdDate' ? theirs[name].replace('T', ' ') : theirs[name]) || t('nothing'),
      ])}
    />
  )
}
