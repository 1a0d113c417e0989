'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/Field'
import { TextArea, TextInput } from '@/components/ui/TextInput'
import { videoId } from '@/lib/news/rules'
import { NewsPictureField } from './NewsPictureField'
import type { NewsDraft, NewsFormState } from './use-news-form'

/** What an item is written of. */
export function NewsFields({ state }: { state: NewsFormState }) {
  const { form, item } = state
  const t = useTranslations('adminNews')
  const problemText = useProblemText()
  const errorOf = (name: keyof NewsDraft) => {
    const code = form.formState.errors[name]?.message
    return code ? problemText(code) : undefined
  }
  const video = form.watch('urlVideo')
  return (
    <>
      <Field label={t('title')} error={errorOf('title')} required>
        {(control) => (
          <TextInput {...control} {...form.register('title')} maxLength={200} autoComplete="off" />
        )}
      </Field>
      <Field label={t('description')} hint={t('descriptionHint')} error={errorOf('description')} required>
        {(control) => <TextArea {...control} {...form.register('description')} rows={12} />}
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
