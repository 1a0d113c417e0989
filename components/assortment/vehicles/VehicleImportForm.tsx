'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/admin/FileButton'
import { FailureText } from '@/components/assortment/import/FailureText'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Notice } from '@/components/ui/Notice'
import { sendVehicles } from '@/lib/assortment/vehicles/client'
import type { VehicleImport } from '@/lib/assortment/vehicles/exchange'
import { errorCode, fieldsOf } from '@/lib/platform/http/client'
import { VehicleImportReport } from './VehicleImportReport'

/** Has a chosen file checked, shows what it would do, and has it imported. */
export function VehicleImportForm() {
  const t = useTranslations('adminVehicles.exchange')
  const endVisit = useEndOfVisit()
  const tImport = useTranslations('import')
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
  const take = ([chosen]: File[]) => {
    if (!chosen) return
    setFile(chosen)
    void send(chosen)
  }
  return (
    <div className="grid gap-6">
      <div>
        <FileButton
          accept=".csv,.txt,text/csv,text/plain"
          control={tImport('choose')}
          onChoose={take}
          busy={busy === 'check'}
          busyLabel={t('checking')}
        >
          {tImport('choose')}
        </FileButton>
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
