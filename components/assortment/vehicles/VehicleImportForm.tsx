'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FileButton } from '@/components/admin/FileButton'
import { FailureText } from '@/components/assortment/import/FailureText'
import { ChangesList, LinesTable, ProblemsTable } from '@/components/assortment/import/ReportTables'
import { useEndOfVisit } from '@/components/forms/FreshOnVisit'
import { Button } from '@/components/ui/buttons/Button'
import { Facts, tileGrid } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import type { Column } from '@/components/ui/Table'
import { sendVehicles } from '@/lib/assortment/vehicles/client'
import type { VehicleImport } from '@/lib/assortment/vehicles/exchange'
import { errorCode, invalidFieldsOf } from '@/lib/platform/http/client'

// no `useAction`: the report and the refused lines of the file stand on the page, and no toast says them
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
          <FailureText code={errorCode(problem.error)} fields={invalidFieldsOf(problem.error)} />
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

type Props = { fileName: string; report: VehicleImport; isImporting: boolean; onImport: () => void }

function VehicleImportReport({ fileName, report, isImporting, onImport }: Props) {
  const t = useTranslations('adminVehicles')
  const tImport = useTranslations('import')
  const { problems, additions, changes } = report
  const path: Column<{ path: string }> = {
    key: 'path',
    header: t('fields.path'),
    cell: (each) => <span className="wrap-anywhere">{each.path}</span>,
  }
  return (
    <div className="grid gap-8">
      <p className="font-semibold wrap-anywhere">{fileName}</p>
      <Facts
        look="tile"
        className={tileGrid}
        facts={(['created', 'changed', 'unchanged', 'refused'] as const).map((key) => [
          tImport(`counts.${key}`),
          report[key],
        ])}
      />
      <VehicleImportOutcome report={report} isImporting={isImporting} onImport={onImport} />
      {problems.length > 0 ? (
        <ProblemsTable
          problems={problems.map(({ line, ...problem }) => ({ ...problem, lines: [line], rows: 1 }))}
          heading="h3"
        />
      ) : null}
      {additions.length > 0 ? (
        <LinesTable
          heading="h3"
          title={t('exchange.additions')}
          rows={additions}
          columns={[{ key: 'vehicle', header: t('vehicle'), cell: ({ name }) => name }, path]}
        />
      ) : null}
      {changes.length > 0 ? (
        <LinesTable
          heading="h3"
          title={t('exchange.changes')}
          rows={changes}
          columns={[
            path,
            {
              key: 'facts',
              header: t('exchange.changes'),
              cell: ({ facts }) => (
                <ChangesList
                  changes={facts.map(({ field, ...change }) => ({ name: t(`fields.${field}`), ...change }))}
                />
              ),
            },
          ]}
        />
      ) : null}
    </div>
  )
}

function VehicleImportOutcome({ report, isImporting, onImport }: Omit<Props, 'fileName'>) {
  const t = useTranslations('adminVehicles.exchange')
  const { created, changed, unchanged, refused, isImported } = report
  if (isImported)
    return (
      <Notice kind="success" title={t('done')}>
        <p role="status">{t('doneText', { created, changed, unchanged })}</p>
      </Notice>
    )
  if (refused > 0)
    return (
      <Notice kind="error" title={t('refusedTitle', { count: refused })}>
        {t('refusedText')}
      </Notice>
    )
  if (created + changed === 0) return <Notice title={t('nothing')} />
  return (
    <Notice
      title={t('ready')}
      action={
        <Button look="signal" onClick={onImport} busy={isImporting} busyLabel={t('importing')}>
          {t('importNow', { count: created + changed })}
        </Button>
      }
    />
  )
}
