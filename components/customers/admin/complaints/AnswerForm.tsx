'use client'

import { useTranslations } from 'next-intl'
import { RegisterForm } from '@/components/sales/admin/register/RegisterForm'
import { answerComplaint } from '@/lib/customers/complaints/client'
import { complaintAnswers } from '@/lib/customers/complaints/rules'

const states = ['received', ...complaintAnswers] as const

type Props = { id: number; state: (typeof states)[number]; answer: string; version: number }

/** Whether the shop accepts a complaint, and what it answers to the buyer. */
export function AnswerForm({ id, state, answer, version }: Props) {
  const t = useTranslations('complaintRegister')
  return (
    <RegisterForm
      state={state}
      states={states.map((value) => ({ value, label: t(`states.${value}`) }))}
      note={{ field: 'answer', label: t('answer'), text: answer, hint: t('answerHint') }}
      label={t('send')}
      labelNamed={t('sendNamed', { id })}
      save={(entered) => answerComplaint(id, { state: entered.state, answer: entered.note, version })}
    />
  )
}
