'use client'

import { useTranslations } from 'next-intl'
import { useFault } from '@/components/problems/use-fault'
import { Field } from '@/components/ui/controls/Field'
import { TextArea, TextInput } from '@/components/ui/controls/TextInput'
import type { SettingsFormState } from './use-settings-form'

/** The settings of one line each, in the sections of the form. Most must be said; `hint` names one of the hints. */
export const settingsSections = [
  {
    key: 'shop',
    fields: [
      { path: 'details.name' },
      { path: 'details.brand', hint: 'brand' },
      { path: 'details.phone', type: 'tel' },
      { path: 'details.email', type: 'email' },
    ],
  },
  {
    key: 'company',
    fields: [
      { path: 'details.company.name' },
      { path: 'details.company.street' },
      { path: 'details.company.postCode' },
      { path: 'details.company.city' },
      { path: 'details.company.taxId' },
      { path: 'details.company.courtRegister', isOptional: true },
      { path: 'details.company.court', isOptional: true },
      { path: 'details.company.shareCapital', hint: 'shareCapital' },
      { path: 'details.company.bdo', isOptional: true },
    ],
  },
  {
    key: 'payment',
    fields: [
      { path: 'bankAccount', isOptional: true, hint: 'bankAccount' },
      { path: 'refundLimit', hint: 'refundLimit' },
    ],
  },
  {
    key: 'mail',
    fields: [
      { path: 'mail.orders', isOptional: true, hint: 'orders' },
      { path: 'mail.claims', isOptional: true, hint: 'claims' },
    ],
  },
  {
    key: 'links',
    fields: [
      { path: 'details.social.facebook', isOptional: true, hint: 'link' },
      { path: 'details.social.instagram', isOptional: true, hint: 'link' },
      { path: 'details.social.youtube', isOptional: true, hint: 'link' },
      { path: 'details.apps.android', isOptional: true, hint: 'link' },
      { path: 'details.apps.ios', isOptional: true, hint: 'link' },
      { path: 'details.partsAddress', isOptional: true, hint: 'partsAddress' },
    ],
  },
  { key: 'map', fields: [{ path: 'details.map.latitude' }, { path: 'details.map.longitude' }] },
] as const satisfies readonly { key: string; fields: readonly SettingsField[] }[]

type SettingsField = {
  path: string
  type?: 'tel' | 'email'
  isOptional?: true
  hint?:
    | 'brand'
    | 'bankAccount'
    | 'refundLimit'
    | 'orders'
    | 'claims'
    | 'shareCapital'
    | 'link'
    | 'partsAddress'
}
type FieldPath = (typeof settingsSections)[number]['fields'][number]['path']

/** One line of the settings. */
export function SettingsText({
  state,
  field,
}: {
  state: SettingsFormState
  field: SettingsField & { path: FieldPath }
}) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  const { path, type = 'text', isOptional, hint } = field
  return (
    <Field
      label={t(`fields.${path}`)}
      hint={hint && t(`hints.${hint}`)}
      error={faultOf(path)}
      required={!isOptional}
    >
      {(control) => (
        <TextInput
          {...control}
          {...state.form.register(path)}
          type={type}
          autoComplete="off"
          maxLength={300}
        />
      )}
    </Field>
  )
}

/** A text of several lines; `lang` where it is in one language of the shop's. */
export function SettingsTextArea({
  state,
  path,
  label,
  hint,
  lang,
  rows = 8,
  maxLength = 20_000,
}: {
  state: SettingsFormState
  path: Parameters<SettingsFormState['form']['register']>[0]
  label: string
  hint?: string
  lang?: string
  rows?: number
  maxLength?: number
}) {
  const faultOf = useFault(state)
  return (
    <Field label={label} hint={hint} error={faultOf(path)}>
      {(control) => (
        <TextArea {...control} {...state.form.register(path)} lang={lang} rows={rows} maxLength={maxLength} />
      )}
    </Field>
  )
}
