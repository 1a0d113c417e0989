'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { useFault } from '@/components/problems/use-fault'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { locales } from '@/lib/platform/i18n/routing'
import { factorDemands } from '@/lib/platform/identity/roles'
import { weekdayNames } from '@/lib/platform/opening-hours'
import { companyPaymentRules, deductionWays } from '@/lib/shop/settings/rules'
import type messages from '@/messages/pl.json'
import type { SettingsFormState } from './use-settings-form'

type Props = { state: SettingsFormState }

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** A part of the form, to which links lead. */
export const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <fieldset id={id} className="grid scroll-mt-4 gap-4">
    <legend className="mb-3 font-display text-lg font-bold">{title}</legend>
    {lead ? <p className="max-w-prose text-sm text-soft">{lead}</p> : null}
    {children}
  </fieldset>
)

/** The settings of one line each, in the sections of the form. Most must be said; `hint` names one of the hints. */
const lineSections = [
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
] as const satisfies readonly { key: string; fields: readonly SettingsLine[] }[]

type SettingsLine = {
  path: string
  type?: 'tel' | 'email'
  isOptional?: true
  hint?: keyof typeof messages.adminSettings.hints
}
type LinePath = (typeof lineSections)[number]['fields'][number]['path']

export function SettingsLines({ state }: Props) {
  const t = useTranslations('adminSettings')
  const line = ({ path, type, isOptional, hint }: SettingsLine & { path: LinePath }) => (
    <EditorField
      key={path}
      state={state}
      path={path}
      label={t(`fields.${path}`)}
      hint={hint && t(`hints.${hint}`)}
      required={!isOptional}
      type={type ?? 'text'}
    />
  )
  return lineSections.map(({ key, fields }) => (
    <SettingsSection key={key} id={key} title={t(`sections.${key}`)}>
      <div className="grid items-start gap-4 sm:grid-cols-2">{fields.map(line)}</div>
    </SettingsSection>
  ))
}

function TextsField({
  state,
  name,
  rows,
  maxLength,
}: Props & {
  name: 'installationArea' | 'closedNote'
  rows: number
  maxLength: number
}) {
  const t = useTranslations('adminSettings')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {locales.map((locale) => (
        <EditorField
          key={locale}
          state={state}
          path={`${name}.${locale}`}
          label={t(`${name}.${locale}`)}
          lang={locale}
          rows={rows}
          maxLength={maxLength}
        />
      ))}
    </div>
  )
}

export function OpeningHoursFields({ state }: Props) {
  const t = useTranslations('adminSettings')
  return (
    <SettingsSection id="hours" title={t('sections.hours')} lead={t('hints.hours')}>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-4 lg:grid-cols-7">
        {weekdayNames(useLocale(), 'short').map((name, day) => (
          <EditorField
            key={name}
            state={state}
            path={`details.hours.week.${day}`}
            label={name}
            maxLength={20}
          />
        ))}
      </div>
      <EditorField
        state={state}
        path="details.hours.special"
        label={t('fields.details.hours.special')}
        hint={t('hints.specialDays')}
        rows={4}
        maxLength={2_000}
      />
    </SettingsSection>
  )
}

type ChoiceProps<Code extends string> = Props & {
  id: string
  name: 'secondFactor' | 'deductions' | 'companyPayments'
  title: string
  codes: readonly Code[]
  wordOf: (code: Code) => string
}

function ChoiceField<Code extends string>({ state, id, name, title, codes, wordOf }: ChoiceProps<Code>) {
  const t = useTranslations('adminSettings')
  return (
    <SettingsSection id={id} title={title}>
      <div className="max-w-md">
        <EditorField
          state={state}
          path={name}
          label={t(name)}
          hint={t(`${name}Hint`)}
          options={optionsOf(codes, wordOf)}
        />
      </div>
    </SettingsSection>
  )
}

/** What is decided once: of whom a second factor is demanded, where the shop sells and hands over, and how it is paid. */
export function SettingsRules({ state }: Props) {
  const t = useTranslations('adminSettings')
  const { register } = state.form
  const days = (path: 'installationDays' | 'pickupDays') => (
    <div className="max-w-xs">
      <EditorField state={state} path={path} label={t(path)} inputMode="numeric" />
    </div>
  )
  return (
    <>
      <ChoiceField
        state={state}
        id="security"
        name="secondFactor"
        title={t('sections.security')}
        codes={factorDemands}
        wordOf={(each) => t(`secondFactorOf.${each}`)}
      />
      <SettingsSection id="handovers" title={t('sections.handovers')} lead={t('installationAreaHint')}>
        <TextsField state={state} name="installationArea" rows={2} maxLength={300} />
        {days('installationDays')}
        <Checkbox {...register('offersPickup')} label={t('offersPickup')} />
        {days('pickupDays')}
      </SettingsSection>
      <SettingsSection id="abroad" title={t('sections.abroad')}>
        <Checkbox {...register('sellsToCompaniesAbroad')} label={t('sellsToCompaniesAbroad')} />
        <div className="max-w-md">
          <EditorField
            state={state}
            path="foreignRates"
            label={t('foreignRates')}
            hint={t('foreignRatesHint')}
            rows={5}
            maxLength={500}
          />
        </div>
      </SettingsSection>
      <ChoiceField
        state={state}
        id="deductions"
        name="deductions"
        title={t('sections.deductions')}
        codes={deductionWays}
        wordOf={(each) => t(`deductionsBy.${each}`)}
      />
      <ChoiceField
        state={state}
        id="company-payments"
        name="companyPayments"
        title={t('sections.companyPayments')}
        codes={companyPaymentRules}
        wordOf={(each) => t(`companyPaymentsBy.${each}`)}
      />
    </>
  )
}

const pauseFields = [...locales.map((locale) => `closedNote.${locale}`), 'reopensOn']

/** Whether orders are taken for now, what buyers read meanwhile, and when orders are taken again. */
export function OrderPauseFields({ state }: Props) {
  const t = useTranslations('adminSettings')
  const faultOf = useFault(state)
  const { register, watch } = state.form
  // what is wrong with them keeps the form from being saved, so it must be seen
  const isOpen = watch('isClosed') || pauseFields.some(faultOf)
  return (
    <SettingsSection id="orders" title={t('sections.orders')}>
      <Checkbox {...register('isClosed')} label={t('isClosed')} />
      {isOpen ? (
        <>
          <p className="max-w-prose text-sm text-soft">{t('closedNoteHint')}</p>
          <TextsField state={state} name="closedNote" rows={3} maxLength={500} />
          <div className="max-w-xs">
            <EditorField
              state={state}
              path="reopensOn"
              label={t('reopensOn')}
              hint={t('reopensOnHint')}
              type="date"
            />
          </div>
        </>
      ) : null}
    </SettingsSection>
  )
}
