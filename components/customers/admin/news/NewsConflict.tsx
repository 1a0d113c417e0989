'use client'

import { useTranslations } from 'next-intl'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { textFields } from '@/lib/customers/news/rules'
import { defaultLocale, languageName } from '@/lib/platform/i18n/routing'
import { languageOf, type NewsDraft, type NewsFormState, newsFields } from './use-news-form'

const labels = { createdDate: 'date', url: 'picture', urlVideo: 'video' } as const

/** Shown when somebody else has saved the item: where the two versions differ. */
export function NewsConflict({ state }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const labelOf = (name: keyof NewsDraft) => {
    if (name === 'createdDate' || name === 'url' || name === 'urlVideo') return t(labels[name])
    const locale = languageOf(name) ?? defaultLocale
    const label = t(name === textFields[locale].title ? 'title' : 'description')
    return locale === defaultLocale ? label : `${label} (${languageName[locale]})`
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
