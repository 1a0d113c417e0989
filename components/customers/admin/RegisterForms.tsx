'use client'

import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { optionsOf } from '@/components/admin/list/options'
import { channelIn, ReceivedFields } from '@/components/sales/admin/withdrawals/ReturnForms'
import { complaintAnswers, wishes } from '@/lib/customers/complaints/rules'
import type { ComplaintAnswer } from '@/lib/customers/complaints/schema'
import { type ReportChange, reportStates } from '@/lib/customers/safety/schema'
import { call } from '@/lib/platform/http/client'

const text = { rows: 3, maxLength: 5_000 }
const answerStates = ['received', ...complaintAnswers] as const

type AnswerProps = { id: number; state: (typeof answerStates)[number]; answer: string; version: number }

export function AnswerForm({ id, state, answer, version }: AnswerProps) {
  const t = useTranslations('complaintRegister')
  const tRegister = useTranslations('register')
  const send = async (entered: FormData) => {
    const chosen = answerStates.find((each) => each === entered.get('state')) ?? state
    // also sends 'received', which the call refuses: the form then shows that an answer must be chosen
    const body = { state: chosen, answer: String(entered.get('answer') ?? ''), version } as ComplaintAnswer
    await call('PATCH /api/admin/complaints/[id]', { params: { id }, body })
    return tRegister('saved')
  }
  const options = optionsOf(answerStates, (each) => t(`states.${each}`))
  return (
    <ToastedForm
      send={send}
      button={{ label: t('send'), busyLabel: tRegister('saving'), name: t('sendNamed', { id }) }}
      className="grid content-start gap-3"
      fields={[
        { name: 'state', label: tRegister('state'), value: state, options },
        { ...text, name: 'answer', label: t('answer'), hint: t('answerHint'), value: answer },
      ]}
    />
  )
}

export function ReportForm({ id, state, note, version }: ReportChange & { id: number }) {
  const t = useTranslations('safetyRegister')
  const tRegister = useTranslations('register')
  const send = async (entered: FormData) => {
    const chosen = reportStates.find((each) => each === entered.get('state')) ?? state
    const body = { state: chosen, note: String(entered.get('note') ?? ''), version }
    await call('PATCH /api/admin/safety/[id]', { params: { id }, body })
    return tRegister('saved')
  }
  const options = optionsOf(reportStates, (each) => t(`states.${each}`))
  return (
    <ToastedForm
      send={send}
      button={{ label: tRegister('save'), busyLabel: tRegister('saving'), name: t('saveNamed', { id }) }}
      className="grid content-start gap-3"
      fields={[
        { name: 'state', label: tRegister('state'), value: state, options },
        { ...text, name: 'note', label: t('note'), value: note },
      ]}
    />
  )
}

/** Enters a complaint of the order's buyer that came by letter, by mail or at the counter. */
export function EnterComplaintForm({ orderId }: { orderId: string }) {
  const t = useTranslations('received.complaint')
  const tComplaint = useTranslations('complaint')
  const key = useRef<string>(undefined)
  const send = async (entered: FormData) => {
    key.current ??= crypto.randomUUID()
    await call('POST /api/admin/complaints', {
      body: {
        key: key.current,
        orderId,
        channel: channelIn(entered),
        receivedOn: String(entered.get('receivedOn')),
        goods: String(entered.get('goods')),
        fault: String(entered.get('fault')),
        wish: wishes.find((each) => each === entered.get('wish')) ?? 'repair',
      },
    })
    key.current = undefined
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      isEmptied
      className="grid max-w-sm gap-3"
    >
      {(faultOf) => (
        <>
          <p className="text-sm text-soft">{t('lead')}</p>
          <ReceivedFields faultOf={faultOf} />
          <ControlField name="goods" label={tComplaint('goods')} error={faultOf('goods')} rows={2} required />
          <ControlField name="fault" label={t('fault')} error={faultOf('fault')} rows={4} required />
          <ControlField
            name="wish"
            label={t('wish')}
            error={faultOf('wish')}
            options={optionsOf(wishes, (each) => tComplaint(`wishes.${each}`))}
          />
        </>
      )}
    </ToastedForm>
  )
}
