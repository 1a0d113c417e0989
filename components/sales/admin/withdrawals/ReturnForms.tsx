'use client'

import { useRouter } from 'next/navigation'
import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { PlainFields } from '@/components/admin/editing/PlainFields'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { optionsOf } from '@/components/admin/list/options'
import { call } from '@/lib/platform/http/client'
import { localePath } from '@/lib/platform/i18n/routing'
import { dayOf } from '@/lib/platform/time/working-days'
import { channels } from '@/lib/sales/claims/schema'
import { openedReasons } from '@/lib/sales/returns/rules'

const reasons = [...openedReasons, 'withdrawal'] as const

type Line = { id: number; title: string; quantity: number }
type Props = { orderId: string; isCanceled: boolean; lines: Line[] }

/** Opens a return that came in without the form, and leads to its page. */
export function OpenReturnForm({ orderId, isCanceled, lines }: Props) {
  const t = useTranslations('returnPage.open')
  const tReasons = useTranslations('withdrawalRegister.reasons')
  const locale = useLocale()
  const router = useRouter()
  const key = useRef<string>(undefined)
  const [reason, setReason] = useState<(typeof reasons)[number]>(isCanceled ? 'canceled' : 'refused')
  const send = async (entered: FormData) => {
    key.current ??= crypto.randomUUID()
    const { id } = await call('POST /api/admin/returns', {
      body:
        reason === 'withdrawal'
          ? {
              key: key.current,
              orderId,
              reason,
              channel: channelIn(entered),
              receivedOn: String(entered.get('receivedOn')),
              lines: lines
                .map((line) => ({ orderLineId: line.id, quantity: Number(entered.get(`line-${line.id}`)) }))
                .filter(({ quantity }) => quantity > 0),
            }
          : { key: key.current, orderId, reason },
    })
    key.current = undefined
    router.push(localePath(locale, `/admin/withdrawals/${id}`))
    return null
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      className="grid max-w-sm gap-3"
    >
      {(faultOf) => (
        <>
          <p className="text-sm text-soft">{t('lead')}</p>
          <ControlField
            label={t('reason')}
            error={faultOf('reason')}
            name="reason"
            value={reason}
            onChange={({ target }) => setReason(reasons.find((each) => each === target.value) ?? 'other')}
            options={reasons.map((value) => ({ value, label: tReasons(value) }))}
          />
          {reason === 'withdrawal' ? (
            <>
              <ReceivedFields faultOf={faultOf} />
              <fieldset className="grid gap-3">
                <legend className="font-semibold">{t('lines')}</legend>
                <p className="text-sm text-soft">{t('linesHint')}</p>
                <PlainFields
                  fields={lines.map(({ id, title, quantity }) => ({
                    name: `line-${id}`,
                    label: t('line', { title, count: quantity }),
                    type: 'number',
                    inputMode: 'numeric',
                    min: 0,
                    max: quantity,
                  }))}
                />
              </fieldset>
            </>
          ) : null}
        </>
      )}
    </ToastedForm>
  )
}

export function AssignOrderForm({ id, version }: { id: number; version: number }) {
  const t = useTranslations('returnPage.assign')
  const send = async (entered: FormData) => {
    await call('POST /api/admin/returns/[id]/order', {
      params: { id },
      body: { version, orderId: String(entered.get('orderId') ?? '') },
    })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('submit'), busyLabel: t('busy') }}
      className="grid max-w-sm gap-3"
      fields={[
        { name: 'orderId', label: t('orderId'), required: true, autoCapitalize: 'characters', maxLength: 40 },
      ]}
    />
  )
}

/** The chosen channel of `ReceivedFields`. */
export const channelIn = (entered: FormData) =>
  channels.find((each) => each === entered.get('channel')) ?? 'letter'

/** By which way and on which day a withdrawal or a complaint came. */
export function ReceivedFields({ faultOf }: { faultOf: (control: string) => string | undefined }) {
  const t = useTranslations('received')
  return (
    <PlainFields
      faultOf={faultOf}
      fields={[
        {
          name: 'channel',
          label: t('channel'),
          value: channels[0],
          options: optionsOf(channels, (each) => t(`channels.${each}`)),
        },
        {
          name: 'receivedOn',
          label: t('receivedOn'),
          hint: t('receivedHint'),
          type: 'date',
          max: dayOf(new Date()),
          required: true,
        },
      ]}
    />
  )
}
