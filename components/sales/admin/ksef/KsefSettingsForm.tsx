'use client'

import { useTranslations } from 'next-intl'
import { ToastedForm } from '@/components/admin/editing/ToastedForm'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { Field } from '@/components/ui/controls/Field'
import { Select } from '@/components/ui/controls/Select'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import { call } from '@/lib/platform/http/client'
import { type KsefMode, ksefModes } from '@/lib/sales/invoices/ksef/rules'
import type { KsefSettings } from '@/lib/sales/invoices/ksef/settings'

/** How invoices reach KSeF. Secrets are typed in and never shown. */
export function KsefSettingsForm({ settings }: { settings: KsefSettings }) {
  const t = useTranslations('adminKsef')
  const { mode, isSmall, hasToken, certificate, failureEndedOn } = settings
  const send = async (entered: FormData) => {
    const text = (name: string) => String(entered.get(name) ?? '')
    const small = text('isSmall')
    const body = {
      mode: text('mode') as KsefMode,
      // an answer that nobody has given is refused with its field
      isSmall: small === '' ? (null as unknown as boolean) : small === 'yes',
      token: text('token'),
      certificate: text('certificate'),
      certificateKey: text('certificateKey'),
      failureEndedOn: text('failureEndedOn'),
      isForgotten: entered.has('isForgotten'),
    }
    await call('PUT /api/admin/ksef', { body })
    return t('saved')
  }
  return (
    <ToastedForm
      send={send}
      button={{ label: t('save'), busyLabel: t('saving'), look: 'signal' }}
      className="grid max-w-prose justify-items-start gap-6 *:w-full"
    >
      {(faultOf) => (
        <>
          <Field label={t('mode')} error={faultOf('mode')}>
            {(control) => (
              <Select
                {...control}
                name="mode"
                defaultValue={mode}
                options={ksefModes.map((value) => ({ value, label: t(`modes.${value}`) }))}
              />
            )}
          </Field>
          <Field label={t('small')} hint={t('smallHint')} error={faultOf('isSmall')}>
            {(control) => (
              <Select
                {...control}
                name="isSmall"
                defaultValue={isSmall === null ? '' : isSmall ? 'yes' : 'no'}
                options={[
                  { value: '', label: t('smallChoices.unknown') },
                  { value: 'no', label: t('smallChoices.no') },
                  { value: 'yes', label: t('smallChoices.yes') },
                ]}
              />
            )}
          </Field>
          <Field label={t('token')} hint={t(hasToken ? 'tokenStored' : 'tokenHint')} error={faultOf('token')}>
            {(control) => (
              <TextInput {...control} type="password" name="token" maxLength={500} autoComplete="off" />
            )}
          </Field>
          <Field
            label={t('certificate')}
            hint={
              certificate
                ? t('certificateStored', { serial: certificate.serialNumber, day: certificate.validUntil })
                : t('certificateHint')
            }
            error={faultOf('certificate')}
          >
            {(control) => <TextArea {...control} name="certificate" rows={4} maxLength={20_000} />}
          </Field>
          <Field label={t('certificateKey')} error={faultOf('certificateKey')}>
            {(control) => (
              <TextArea {...control} name="certificateKey" rows={4} maxLength={20_000} autoComplete="off" />
            )}
          </Field>
          <Field label={t('failure')} hint={t('failureHint')} error={faultOf('failureEndedOn')}>
            {(control) => (
              <TextInput {...control} type="date" name="failureEndedOn" defaultValue={failureEndedOn ?? ''} />
            )}
          </Field>
          {hasToken || certificate ? <Checkbox name="isForgotten" label={t('forget')} /> : null}
        </>
      )}
    </ToastedForm>
  )
}
