'use client'

import { useTranslations } from 'next-intl'
import { FileButton } from '@/components/admin/FileButton'
import { useAction } from '@/components/forms/use-action'
import { useFault } from '@/components/problems/use-fault'
import { Button } from '@/components/ui/buttons/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { uploadPicture } from '@/lib/media/client'
import { UPLOADED_TYPES } from '@/lib/media/formats'
import { SettingsSection } from './SettingsFields'
import type { SettingsFormState } from './use-settings-form'

/** The pictures of the Commission's notice of the legal guarantee, in the two languages of the shop that it exists in. */
export function GuaranteeNoticeFields({ state }: { state: SettingsFormState }) {
  const t = useTranslations('adminSettings.guaranteeNotice')
  return (
    <SettingsSection id="guarantee-notice" title={t('title')} lead={t('lead')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NoticePicture state={state} language="pl" />
        <NoticePicture state={state} language="en" />
      </div>
    </SettingsSection>
  )
}

function NoticePicture({ state, language }: { state: SettingsFormState; language: 'pl' | 'en' }) {
  const t = useTranslations('adminSettings.guaranteeNotice')
  const faultOf = useFault(state)
  const { busy, attempt } = useAction()
  const path = `details.guaranteeNotice.${language}` as const
  const picture = state.form.watch(path)
  const fault = faultOf(path)
  const set = (url: string) => state.form.setValue(path, url, { shouldDirty: true })
  const take = (file: File) =>
    attempt(async () => {
      const { url } = await uploadPicture(file, {
        onProgress: () => undefined,
        signal: AbortSignal.timeout(120_000),
      })
      set(url)
      return t('uploaded')
    })
  return (
    <div className="grid justify-items-start gap-2">
      <FileButton
        look="quiet"
        control={t(language)}
        accept={UPLOADED_TYPES}
        busy={busy}
        onChoose={([file]) => file && void take(file)}
      >
        {t(`upload.${language}`)}
      </FileButton>
      {fault ? <FieldError id={`guarantee-notice-${language}-error`}>{fault}</FieldError> : null}
      {picture ? (
        <>
          {/* biome-ignore lint/performance/noImgElement: as buyers see it */}
          <img src={picture} alt={t(language)} className="w-full max-w-xs border border-hairline" />
          <Button type="button" look="quiet" onClick={() => set('')}>
            {t('remove')}
          </Button>
        </>
      ) : (
        <p className="text-sm text-soft">{t('missing')}</p>
      )}
    </div>
  )
}
