'use client'

import { useTranslations } from 'next-intl'
import { LanguageSwitch } from '@/components/admin/LanguageSwitch'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { defaultLocale } from '@/lib/i18n/routing'
import { textFields, videoId } from '@/lib/news/rules'
import { NewsPictureField } from './NewsPictureField'
import type { NewsDraft, NewsFormState } from './use-news-form'

/** The fields of a news item. */
export function NewsFields({ state }: { state: NewsFormState }) {
  const { form, item, language } = state
  const names = textFields[language]
  const isFirst = language === defaultLocale
  const t = useTranslations('adminNews')
  const problemText = useProblemText()
  const errorOf = (name: keyof NewsDraft) => {
    const code = form.formState.errors[name]?.message
    return code ? problemText(code) : undefined
  }
  const video = form.watch('urlVideo')
  return (
    <>
      <LanguageSwitch
        current={language}
        isWritten={(each) => form.watch(textFields[each].title).trim() !== ''}
        onChoose={state.setLanguage}
      />
      <Field key={names.title} label={t('title')} error={errorOf(names.title)} required={isFirst}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register(names.title)}
            lang={language}
            maxLength={200}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        key={names.description}
        label={t('description')}
        hint={t('descriptionHint')}
        error={errorOf(names.description)}
        required={isFirst}
      >
        {(control) => (
          <TextArea {...control} {...form.register(names.description)} lang={language} rows={12} />
        )}
      </Field>
      <Field label={t('date')} hint={t(dateHint(item?.state))} error={errorOf('createdDate')}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('createdDate')}
            type="datetime-local"
            min="2000-01-01T00:00"
            max="2099-12-31T23:59"
            className="sm:max-w-72"
          />
        )}
      </Field>
      <NewsPictureField state={state} />
      <Field
        label={t('video')}
        hint={video && videoId(video) ? t('videoFound') : t('videoHint')}
        error={errorOf('urlVideo')}
      >
        {(control) => (
          <TextInput {...control} {...form.register('urlVideo')} inputMode="url" autoComplete="off" />
        )}
      </Field>
    </>
  )
}

const dateHint = (state: 'draft' | 'scheduled' | 'published' | undefined) =>
  state === 'published' ? 'dateHintPublished' : 'dateHint'
