'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useLeave } from '@/components/admin/editing/use-leave'
import { FileButton } from '@/components/admin/FileButton'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { classes } from '@/components/ui/classes'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { Notice } from '@/components/ui/Notice'
import { uploadImport } from '@/lib/assortment/exchange/client'
import { type ProductType, productTypes } from '@/lib/catalog/product/schema'
import { call, errorCode, invalidFieldsOf } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { FailureText } from './FailureText'
import { Progress } from './Progress'

const POLL_MS = 1_000

type Upload = { name: string; share: number; rows: number }

// no `useAction`: an upload has progress, can be aborted and leads to another page
export function UploadForm() {
  const t = useTranslations('import')
  const locale = useLocale()
  const leave = useLeave()
  const endVisit = useEndOfVisit()
  const [type, setType] = useState<ProductType>('Tire')
  const [upload, setUpload] = useState<Upload | null>(null)
  const [problem, setProblem] = useState<{ error: unknown } | 'oneFile' | null>(null)
  const [isOver, setIsOver] = useState(false)
  const isChecking = upload !== null

  useEffect(() => {
    if (!isChecking) return
    const timer = setInterval(async () => {
      const [job] = await call('GET /api/admin/import').catch(() => [])
      if (job?.state === 'checking') setUpload((now) => now && { ...now, rows: job.rows })
    }, POLL_MS)
    return () => clearInterval(timer)
  }, [isChecking])

  const sending = useRef<AbortController>(null)
  useEffect(
    () => () => {
      sending.current?.abort()
      setUpload(null)
    },
    [],
  )

  async function take(files: File[]) {
    const [file] = files
    if (!file || upload) return
    if (files.length !== 1) return setProblem('oneFile')
    setProblem(null)
    setUpload({ name: file.name, share: 0, rows: 0 })
    const stop = new AbortController()
    sending.current = stop
    const onProgress = (share: number) => setUpload((now) => now && { ...now, share })
    try {
      const { id } = await uploadImport(file, type, { onProgress, signal: stop.signal })
      if (stop.signal.aborted) return
      endVisit()
      leave(localePath(locale, `/admin/import/${id}`))
    } catch (error) {
      console.error(String(error))
      if (stop.signal.aborted) return
      setProblem({ error })
      setUpload(null)
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void take([...event.dataTransfer.files])
  }
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup
        legend={t('type')}
        name="type"
        value={type}
        onChange={(event) => setType(productTypes.find((each) => each === event.target.value) ?? 'Tire')}
        options={productTypes.map((each) => ({ value: each, label: t(`types.${each}`) }))}
        className="sm:grid sm:grid-cols-3"
      />
      {upload ? (
        <Progress
          label={t('uploading', { name: upload.name })}
          share={upload.share}
          note={upload.rows > 0 ? t('rowsRead', { count: upload.rows }) : ''}
        />
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for whoever cannot drop
        <div
          onDragOver={(event) => {
            event.preventDefault()
            setIsOver(true)
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
          className={classes(
            'flex flex-col items-center gap-3 rounded-lg border-2 border-dashed bg-face px-4 py-8 text-center',
            isOver ? 'border-type' : 'border-edge',
          )}
        >
          <FileButton
            look="signal"
            accept=".csv,.txt,text/csv,text/plain"
            control={t('choose')}
            onChoose={take}
          >
            {t('choose')}
          </FileButton>
          <p className="hidden font-medium md:block">{t('drop')}</p>
          <p className="max-w-prose text-sm text-soft">{t('limits')}</p>
        </div>
      )}
      {problem === 'oneFile' ? <Notice kind="error" title={t('oneFile')} /> : null}
      {problem && problem !== 'oneFile' ? (
        <Notice
          kind="error"
          title={errorCode(problem.error).startsWith('import.') ? t('failedTitle') : t('uploadFailed')}
        >
          <FailureText code={errorCode(problem.error)} fields={invalidFieldsOf(problem.error)} type={type} />
          <p className="mt-2">{t('unchangedNote')}</p>
        </Notice>
      ) : null}
    </div>
  )
}
