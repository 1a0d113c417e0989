'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
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

type Props = { state: SettingsFormState; field: SettingsField & { path: FieldPath } }

/** One line of the settings. */
export function SettingsText({ state, field: { path, type, isOptional, hint } }: Props) {
  const t = useTranslations('adminSettings')
  return (
    <EditorField
      state={state}
      path={path}
      label={t(`fields.${path}`)}
      hint={hint && t(`hints.${hint}`)}
      required={!isOptional}
      type={type ?? 'text'}
    />
  )
}
