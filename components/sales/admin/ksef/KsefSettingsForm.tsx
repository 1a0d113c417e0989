'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { optionsOf } from '@/components/admin/list/options'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { call } from '@/lib/platform/http/client'
import { type KsefMode, ksefModes } from '@/lib/sales/invoices/ksef/rules'
import type { KsefSettings } from '@/lib/sales/invoices/ksef/settings'

const sizes = ['unknown', 'no', 'yes'] as const

/** How invoices reach KSeF. Secrets are typed in and never shown. */
export function KsefSettingsForm({ settings }: { settings: KsefSettings }) {
  const t = useTranslations('adminKsef')
  const { mode, isSmall, hasToken, certificate, failureEndedOn } = settings
  const send = async (entered: FormData) => {
    const text = (name: string) => String(entered.get(name) ?? '')
    const body = {
      mode: text('mode') as KsefMode,
      // without an answer the call refuses the field
      isSmall: text('isSmall') === 'unknown' ? (null as unknown as boolean) : text('isSmall') === 'yes',
      token: text('token'),
      certificate: text('certificate'),
      certificateKey: text('certificateKey'),
      failureEndedOn: text('failureEndedOn'),
      isForgotten: entered.has('isForgotten'),
    }
    await call('PUT /api/admin/ksef', { body })
    return t('saved')
  }
  const secret = { rows: 4, maxLength: 20_000 }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('save'), busyLabel: t('saving'), look: 'signal' }}
      className="grid max-w-prose justify-items-start gap-6 *:w-full"
      fields={[
        {
          name: 'mode',
          label: t('mode'),
          value: mode,
          options: optionsOf(ksefModes, (each) => t(`modes.${each}`)),
        },
        {
          name: 'isSmall',
          label: t('small'),
          hint: t('smallHint'),
          value: isSmall === null ? 'unknown' : isSmall ? 'yes' : 'no',
          options: optionsOf(sizes, (each) => t(`smallChoices.${each}`)),
        },
        {
          name: 'token',
          label: t('token'),
          hint: t(hasToken ? 'tokenStored' : 'tokenHint'),
          type: 'password',
          maxLength: 500,
        },
        {
          ...secret,
          name: 'certificate',
          label: t('certificate'),
          hint: certificate
            ? t('certificateStored', { serial: certificate.serialNumber, day: certificate.validUntil })
            : t('certificateHint'),
        },
        { ...secret, name: 'certificateKey', label: t('certificateKey'), autoComplete: 'off' },
        {
          name: 'failureEndedOn',
          label: t('failure'),
          hint: t('failureHint'),
          type: 'date',
          value: failureEndedOn ?? '',
        },
      ]}
    >
      {() => (hasToken || certificate ? <Checkbox name="isForgotten" label={t('forget')} /> : null)}
    </ToastedForm>
  )
}
