'use client'

import { useTranslations } from 'next-intl'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import type { Upload, Uploads } from './use-uploads'

/** Errors that trying the same file again would not change. */
const FINAL = ['picture.too_large', 'picture.unsupported', 'picture.unreadable', 'picture.too_many_pixels']

/** A picture that is being uploaded: its progress, or its error with what can be done. */
export function UploadTile({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const t = useTranslations('productAdmin.pictures')
  const problemText = useProblemText()
  const { key, name, preview, progress, failure } = upload
  if (failure)
    return (
      <li className="flex flex-col justify-between gap-3 rounded border-2 border-danger bg-face p-3">
        <div role="alert">
          <p className="truncate text-sm font-semibold">{name}</p>
          <FieldError id={`upload-${key}`}>{problemText(failure)}</FieldError>
        </div>
        <div className="flex flex-wrap gap-2">
          {FINAL.includes(failure) ? null : (
            <Button look="quiet" onClick={() => uploads.retry(key)}>
              {t('retry')}
            </Button>
          )}
          <Button look="quiet" onClick={() => uploads.forget(key)} aria-label={t('dismissNamed', { name })}>
            {t('dismiss')}
          </Button>
        </div>
      </li>
    )
  const percent = Math.round(progress * 100)
  return (
    <li className="overflow-hidden rounded border border-hairline bg-face">
      <div className="aspect-4/3 bg-rubber">
        {/* biome-ignore lint/performance/noImgElement: shown straight from the chosen file */}
        <img src={preview} alt="" className="size-full object-cover opacity-50" />
      </div>
      <div className="grid gap-1 p-2">
        <p className="truncate text-sm">{progress < 1 ? t('sending', { percent }) : t('working')}</p>
        <progress
          value={progress}
          max={1}
          aria-label={t('sendingNamed', { name })}
          className="h-2 w-full accent-field"
        />
        <Button look="quiet" onClick={() => uploads.forget(key)} aria-label={t('cancelNamed', { name })}>
          {t('cancel')}
        </Button>
      </div>
    </li>
  )
}
