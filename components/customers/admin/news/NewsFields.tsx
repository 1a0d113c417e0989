import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { EditorField } from '@/components/admin/editing/EditorField'
import { FileButton } from '@/components/admin/FileButton'
import { LanguageSwitch } from '@/components/admin/LanguageSwitch'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { textFields, videoId } from '@/lib/customers/news/rules'
import { uploadPicture } from '@/lib/media/client'
import { UPLOADED_TYPES } from '@/lib/media/formats'
import { errorCode } from '@/lib/platform/http/client'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import type { NewsFormState } from './use-news-form'

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
        hint={t(item?.state === 'published' ? 'dateHintPublished' : 'dateHint')}
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

/** No `useAction`: its button shows the progress of the upload, which leaving the page stops. */
function NewsPictureField({ state: { form } }: { state: NewsFormState }) {
  const t = useTranslations('adminNews')
  const problemText = useProblemText()
  const stop = useRef<AbortController>(null)
  const [sent, setSent] = useState<number | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function upload([file]: File[]) {
    if (!file || sent !== null) return
    form.clearErrors('url')
    setSent(0)
    stop.current = new AbortController()
    try {
      const { url } = await uploadPicture(file, { onProgress: setSent, signal: stop.current.signal })
      form.setValue('url', url, { shouldDirty: true })
    } catch (error) {
      console.error(String(error))
      form.setError('url', { message: errorCode(error) })
    }
    setSent(null)
  }

  const code = form.formState.errors.url?.message
  return (
    <Field label={t('picture')} hint={t('pictureHint')} error={code ? problemText(code) : undefined}>
      {(control) => (
        <span className="flex flex-wrap gap-3">
          <TextInput
            {...control}
            // the error was about the address before this change
            {...form.register('url', { onChange: () => form.clearErrors('url') })}
            inputMode="url"
            autoComplete="off"
            className="min-w-48 flex-1"
          />
          <FileButton
            look="quiet"
            accept={UPLOADED_TYPES}
            control={t('pictureFile')}
            onChoose={upload}
            busy={sent !== null}
            busyLabel={t('pictureSending', { percent: Math.round((sent ?? 0) * 100) })}
          >
            {t('pictureUpload')}
          </FileButton>
        </span>
      )}
    </Field>
  )
}
