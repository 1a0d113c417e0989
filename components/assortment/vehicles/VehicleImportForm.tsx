'use client'

import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { FailureText } from '@/components/assortment/import/FailureText'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/Button'
import { Notice } from '@/components/ui/Notice'
import { sendVehicles } from '@/lib/assortment/vehicles/client'
import type { VehicleImport } from '@/lib/fitment/vehicles/admin-schema'
import { errorCode, fieldsOf } from '@/lib/platform/http/client'
import { VehicleImportReport } from './VehicleImportReport'

/** Has a chosen file checked, shows what it would do, and has it imported. */
export function VehicleImportForm() {
  const t = useTranslations('adminVehicles.exchange')
  const endVisit = useEndOfVisit()
  const tImport = useTranslations('import')
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const [busy, setBusy] = useState<'check' | 'import' | null>(null)
  const [report, setReport] = useState<VehicleImport | null>(null)
  const [problem, setProblem] = useState<{ error: unknown } | null>(null)

  const send = async (chosen: File, checked?: string) => {
    if (busy) return
    setBusy(checked ? 'import' : 'check')
    setProblem(null)
    try {
      setReport(await sendVehicles(chosen, checked))
      if (checked) endVisit()
    } catch (error) {
      console.error(String(error))
      setReport(null)
      setProblem({ error })
    } finally {
      setBusy(null)
    }
  }
  const take = (chosen: File | undefined) => {
    if (!chosen) return
    setFile(chosen)
    void send(chosen)
    // so that choosing the same file again, corrected, fires a change event
    if (input.current) input.current.value = ''
  }
  return (
    <div className="grid gap-6">
      <div>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label={tImport('choose')}
          onChange={(event) => take(event.target.files?.[0])}
          className="sr-only"
          tabIndex={-1}
        />
        <Button busy={busy === 'check'} busyLabel={t('checking')} onClick={() => input.current?.click()}>
          {tImport('choose')}
        </Button>
        <p className="mt-3 max-w-prose text-sm text-soft">{t('limits')}</p>
      </div>
      {problem ? (
        <Notice kind="error" title={t('failed')}>
          <FailureText code={errorCode(problem.error)} fields={fieldsOf(problem.error)} />
          <p className="mt-2">{t('unchanged')}</p>
        </Notice>
      ) : null}
      {report && file ? (
        <VehicleImportReport
          fileName={file.name}
          report={report}
          isImporting={busy === 'import'}
          onImport={() => send(file, report.state)}
        />
      ) : null}
    </div>
  )
}
