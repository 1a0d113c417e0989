'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { productsPath } from '@/components/assortment/products/products-address'
import { useAction } from '@/components/forms/use-action'
import { ShopButton } from '@/components/layout/links/ShopLink'
import { Button, buttonClasses } from '@/components/ui/buttons/Button'
import { Facts, tileGrid } from '@/components/ui/Facts'
import { Notice } from '@/components/ui/Notice'
import { readImport } from '@/lib/assortment/exchange/client'
import type { ImportJob, ImportReport } from '@/lib/assortment/exchange/schema'
import { call } from '@/lib/platform/http/client'
import { FailureText } from './FailureText'
import { Progress } from './Progress'
import { AdditionsTable, ChangesTable, ProblemsTable } from './ReportTables'

const POLL_MS = 1_000

const isJobRunning = ({ state }: ImportJob) => state === 'checking' || state === 'importing'

export function JobView({ first }: { first: ImportReport }) {
  const t = useTranslations('import')
  const locale = useLocale()
  const [report, setReport] = useState(first)
  const { busy, problem, attempt } = useAction({ showsProblem: true })
  const { job, problems, changes, additions } = report
  const running = isJobRunning(job)

  useEffect(() => {
    if (!running) return
    let isLeft = false
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      // a failed request is ignored: the next one follows soon
      const next = await readImport(job.id).catch(() => null)
      if (isLeft) return
      if (next) setReport(next)
      timer = setTimeout(look, POLL_MS)
    }
    timer = setTimeout(look, POLL_MS)
    return () => {
      isLeft = true
      clearTimeout(timer)
    }
  }, [running, job.id])

  const begin = (step: 'run' | 'check') =>
    attempt(async () => {
      try {
        await call(`POST /api/admin/import/[id]/${step}`, { params: { id: job.id } })
      } finally {
        const next = await readImport(job.id).catch(() => null)
        if (next) setReport(next)
      }
      return null
    })

  return (
    <div className="flex flex-col gap-8">
      {problem ? <Notice kind="error" title={problem} /> : null}
      {running ? <Running job={job} /> : null}
      {running || job.state === 'failed' ? null : (
        <section aria-label={t('summary')}>
          <Facts
            look="tile"
            className={tileGrid}
            facts={(['created', 'changed', 'unchanged', 'refused'] as const).map((key) => [
              t(`counts.${key}`),
              <span key={key} className={key === 'refused' && job.refused > 0 ? 'text-danger' : undefined}>
                {job[key]}
              </span>,
            ])}
          />
        </section>
      )}
      <CheckOutcome report={report} busy={busy} onRun={() => begin('run')} onCheck={() => begin('check')} />
      {job.rows > 0 && !running ? (
        <p className="-mt-3">
          <a href={`/api/admin/import/${job.id}/report?locale=${locale}`} className={buttonClasses('quiet')}>
            {t('downloadReport')}
          </a>
        </p>
      ) : null}
      {problems.length > 0 && !running ? <ProblemsTable type={job.productType} problems={problems} /> : null}
      {additions.length > 0 && !running ? <AdditionsTable additions={additions} of={job.created} /> : null}
      {changes.length > 0 && !running ? (
        <ChangesTable changes={changes} isDone={job.state === 'imported'} of={job.changed} />
      ) : null}
    </div>
  )
}

function Running({ job }: { job: ImportJob }) {
  const t = useTranslations('import')
  const total = job.created + job.changed
  if (job.state === 'checking')
    return <Progress label={t('checkingTitle')} share={0} note={t('rowsRead', { count: job.rows })} />
  return (
    <>
      <Progress
        label={t('running')}
        share={total > 0 ? job.done / total : 0}
        note={t('progress', { done: job.done, total })}
      />
      <p className="text-soft">{t('runningText')}</p>
    </>
  )
}

type CheckOutcomeProps = { report: ImportReport; busy: boolean; onRun: () => void; onCheck: () => void }

function CheckOutcome({ report, busy, onRun, onCheck }: CheckOutcomeProps) {
  const t = useTranslations('import')
  const { job, drafts, shown } = report
  const total = job.created + job.changed
  if (job.state === 'failed')
    return (
      <Notice kind="error" title={t('failedTitle')}>
        <FailureText code={job.failure ?? 'internal'} fields={job.failureFields} type={job.productType} />
        <p className="mt-2">{t('unchangedNote')}</p>
      </Notice>
    )
  if (job.state === 'imported')
    return (
      <Notice
        kind="success"
        title={t('doneTitle')}
        action={
          drafts > 0 ? (
            <ShopButton path={productsPath({ sale: 'draft' })} look="quiet">
              {t('toDrafts')}
            </ShopButton>
          ) : undefined
        }
      >
        {t('doneText', { created: job.created, changed: job.changed, unchanged: job.unchanged })}{' '}
        {drafts > 0 ? t('doneDrafts', { count: drafts }) : null}{' '}
        {shown + job.changed > 0 ? t('doneShown') : null}
      </Notice>
    )
  if (job.state !== 'checked') return null
  const isContested = job.failure === 'import.conflict'
  const failure = job.failure ? (
    <Notice
      kind="error"
      title={t('unchangedNote')}
      action={
        isContested ? (
          <Button onClick={onCheck} busy={busy} busyLabel={t('checkingAgain')}>
            {t('checkAgain')}
          </Button>
        ) : undefined
      }
    >
      <FailureText code={job.failure} fields={[]} />
    </Notice>
  ) : null
  if (isContested) return failure
  if (job.refused > 0)
    return (
      <Notice kind="error" title={t('refusedTitle', { count: job.refused })}>
        {t('refusedText')}
      </Notice>
    )
  if (total === 0) return <Notice title={t('nothingTitle')}>{t('nothingText')}</Notice>
  return (
    <>
      {failure}
      <Notice
        title={t('ready')}
        action={
          <Button look="signal" onClick={onRun} busy={busy} busyLabel={t('starting')}>
            {t('run', { count: total })}
          </Button>
        }
      >
        {t('readyText')}
      </Notice>
    </>
  )
}
