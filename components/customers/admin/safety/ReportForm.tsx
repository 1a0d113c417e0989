'use client'

import { useTranslations } from 'next-intl'
import { RegisterForm } from '@/components/sales/admin/register/RegisterForm'
import { type ReportChange, reportStates } from '@/lib/customers/safety/schema'
import { call } from '@/lib/platform/http/client'

/** What became of a report, and the shop's note on it. */
export function ReportForm({ id, state, note, version }: ReportChange & { id: number }) {
  const t = useTranslations('safetyRegister')
  return (
    <RegisterForm
      state={state}
      states={reportStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      note={{ field: 'note', label: t('note'), text: note }}
      labelNamed={t('saveNamed', { id })}
      save={(entered) =>
        call('PATCH /api/admin/safety/[id]', { params: { id }, body: { ...entered, version } })
      }
    />
  )
}
