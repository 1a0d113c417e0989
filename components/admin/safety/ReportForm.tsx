'use client'

import { useTranslations } from 'next-intl'
import type { FormEvent } from 'react'
import { useToastedCall } from '@/components/problems/use-toasted-call'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextArea } from '@/components/ui/controls/TextInput'
import { changeSafetyReport } from '@/lib/safety/client'
import { type ReportState, reportStates } from '@/lib/safety/schema'

/** What became of a report, and the shop's note on it. */
export function ReportForm(report: { id: number; state: ReportState; note: string }) {
  const t = useTranslations('safetyRegister')
  const { busy, attempt } = useToastedCall()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const state = reportStates.find((each) => each === entered.get('state')) ?? report.state
    return attempt(async () => {
      await changeSafetyReport(report.id, { state, note: String(entered.get('note')) })
      return t('saved')
    })
  }
  return (
    <form method="dialog" onSubmit={save} className="grid content-start gap-3">
      <Field label={t('state')}>
        {(control) => (
          <Select
            {...control}
            name="state"
            defaultValue={report.state}
            options={reportStates.map((value) => ({ value, label: t(`states.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('note')}>
        {(control) => (
          <TextArea {...control} name="note" defaultValue={report.note} rows={3} maxLength={5_000} />
        )}
      </Field>
      <Button
        type="submit"
        look="quiet"
        busy={busy}
        busyLabel={t('saving')}
        aria-label={t('saveNamed', { id: report.id })}
      >
        {t('save')}
      </Button>
    </form>
  )
}
