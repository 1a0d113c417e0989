'use client'

import { useTranslations } from 'next-intl'
import { RegisterForm } from '@/components/admin/register/RegisterForm'
import { answerComplaint } from '@/lib/complaints/client'
import { type ComplaintState, complaintStates } from '@/lib/complaints/rules'

type Props = { id: number; state: ComplaintState; answer: string; version: number }

/** Whether the shop accepts a complaint, and what it answers to the buyer. */
export function AnswerForm({ id, state, answer, version }: Props) {
  const t = useTranslations('complaintRegister')
  return (
    <RegisterForm
      state={state}
      states={complaintStates.map((value) => ({ value, label: t(`states.${value}`) }))}
      note={{ field: 'answer', label: t('answer'), text: answer, hint: t('answerHint') }}
      label={t('send')}
      labelNamed={t('sendNamed', { id })}
      save={(entered) => answerComplaint(id, { state: entered.state, answer: entered.note, version })}
    />
  )
}
