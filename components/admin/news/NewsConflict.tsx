'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { languageName } from '@/lib/i18n/routing'
import { type NewsDraft, type NewsFormState, newsFields } from './use-news-form'

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

/** Shown when somebody else has saved the item: shows where the two versions differ, to keep one of them. */
export function NewsConflict({ state, theirs }: { state: NewsFormState; theirs: NewsDraft }) {
  const t = useTranslations('adminNews')
  const labelOf = (name: keyof typeof labels) => {
    const label = labels[name]
    return 'locale' in label ? `${t(label.word)} (${languageName[label.locale]})` : t(label.word)
  }
  const mine = state.form.getValues()
  const differing = newsFields.filter((name) => mine[name] !== theirs[name])
  return (
    <Notice
      kind="error"
      title={t('conflictTitle')}
      action={
        <>
          <Button onClick={state.keepMine} busy={state.busy === 'save'} busyLabel={t('saving')}>
            {t('keepMine')}
          </Button>
          <Button look="quiet" onClick={state.takeTheirs}>
            {t('takeTheirs')}
          </Button>
        </>
      }
    >
      <p>{t('conflictText')}</p>
      <dl className="mt-3 flex flex-col gap-2">
        {differing.map((name) => (
          <div key={name}>
            <dt className="text-sm font-semibold text-type">{t('theirs', { field: labelOf(name) })}</dt>
            <dd className="line-clamp-4 whitespace-pre-line text-type">
              {theirs[name].replace('T', name === 'createdDate' ? ' ' : 'T') || t('nothing')}
            </dd>
          </div>
        ))}
      </dl>
    </Notice>
  )
}
