'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { LanguageSwitch } from '@/components/admin/LanguageSwitch'
import { textFields, videoId } from '@/lib/customers/news/rules'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { NewsPictureField } from './NewsPictureField'
import type { NewsFormState } from './use-news-form'

/** The fields of a news item. */
export function NewsFields({ state }: { state: NewsFormState }) {
  const { form, item, language } = state
  const names = textFields[language]
  const isFirst = language === defaultLocale
  const t = useTranslations('adminNews')
  const video = form.watch('urlVideo')
  return (
    <>
      <LanguageSwitch
        current={language}
        isWritten={(each) => form.watch(textFields[each].title).trim() !== ''}
        onChoose={state.setLanguage}
      />
      <EditorField
        key={names.title}
        state={state}
        path={names.title}
        label={t('title')}
        required={isFirst}
        lang={language}
        maxLength={200}
      />
      <EditorField
        key={names.description}
        state={state}
        path={names.description}
        label={t('description')}
        hint={t('descriptionHint')}
        required={isFirst}
        lang={language}
        rows={12}
        maxLength={100_000}
      />
      <EditorField
        state={state}
        path="createdDate"
        label={t('date')}
        hint={t(dateHint(item?.state))}
        type="datetime-local"
        min="2000-01-01T00:00"
        max="2099-12-31T23:59"
        className="sm:max-w-72"
      />
      <NewsPictureField state={state} />
      <EditorField
        state={state}
        path="urlVideo"
        label={t('video')}
        hint={video && videoId(video) ? t('videoFound') : t('videoHint')}
        inputMode="url"
        maxLength={2_000}
      />
    </>
  )
}

const dateHint = (state: 'draft' | 'scheduled' | 'published' | undefined) =>
  state === 'published' ? 'dateHintPublished' : 'dateHint'
