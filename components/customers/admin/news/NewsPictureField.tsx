'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FileButton } from '@/components/admin/FileButton'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Field } from '@/components/ui/controls/Field'
import { TextInput } from '@/components/ui/controls/TextInput'
import { uploadPicture } from '@/lib/media/client'
import { UPLOADED_TYPES } from '@/lib/media/formats'
import { errorCode } from '@/lib/platform/http/client'
import type { NewsFormState } from './use-news-form'

/** The picture of an item: an address, or an uploaded file, which fills in the address. */
export function NewsPictureField({ state: { form } }: { state: NewsFormState }) {
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
            // a new address: the error was about the old one
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
