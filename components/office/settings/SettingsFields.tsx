'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ControlFieldProps } from '@/components/admin/editing/ControlField'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { useFault } from '@/components/problems/use-fault'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import type { Option } from '@/components/ui/controls/Select'
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

type ValueProps = Props &
  Omit<ControlFieldProps, 'form' | 'name' | 'error' | 'label' | 'className'> & {
    path: ValuePath
    width?: string
  }
type ValuePath =
  | 'secondFactor'
  | 'deductions'
  | 'companyPayments'
  | 'foreignRates'
  | 'installationDays'
  | 'pickupDays'
  | 'reopensOn'

/** A control as wide as its values need. */
function ValueField({ path, width = 'max-w-xs', ...more }: ValueProps) {
  const t = useTranslations('adminSettings')
  return (
    <div className={width}>
      <EditorField path={path} label={t(path)} {...more} />
    </div>
  )
}

type TextsProps = Props & { name: 'installationArea' | 'closedNote'; rows: number; maxLength: number }

function TextsField({ name, ...more }: TextsProps) {
  const t = useTranslations('adminSettings')
  return (
    <div className="grid items-start gap-4 lg:grid-cols-3">
      {locales.map((locale) => (
        <EditorField
          key={locale}
          path={`${name}.${locale}`}
          label={t(`${name}.${locale}`)}
          lang={locale}
          {...more}
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

/** The rules that an owner decides once: second factor, countries, handover of the goods, deductions and payment. */
export function SettingsRules({ state }: Props) {
  const t = useTranslations('adminSettings')
  const { register } = state.form
  const choice = (path: 'secondFactor' | 'deductions' | 'companyPayments', options: Option[]) => (
    <ValueField state={state} path={path} hint={t(`${path}Hint`)} options={options} width="max-w-md" />
  )
  return (
    <>
      <SettingsSection id="security" title={t('sections.security')}>
        {choice(
          'secondFactor',
          optionsOf(factorDemands, (each) => t(`secondFactorOf.${each}`)),
        )}
      </SettingsSection>
      <SettingsSection id="handovers" title={t('sections.handovers')} lead={t('installationAreaHint')}>
        <TextsField state={state} name="installationArea" rows={2} maxLength={300} />
        <ValueField state={state} path="installationDays" inputMode="numeric" />
        <Checkbox {...register('offersPickup')} label={t('offersPickup')} />
        <ValueField state={state} path="pickupDays" inputMode="numeric" />
      </SettingsSection>
      <SettingsSection id="abroad" title={t('sections.abroad')}>
        <Checkbox {...register('sellsToCompaniesAbroad')} label={t('sellsToCompaniesAbroad')} />
        <ValueField
          state={state}
          path="foreignRates"
          hint={t('foreignRatesHint')}
          rows={5}
          maxLength={500}
          width="max-w-md"
        />
      </SettingsSection>
      <SettingsSection id="deductions" title={t('sections.deductions')}>
        {choice(
          'deductions',
          optionsOf(deductionWays, (each) => t(`deductionsBy.${each}`)),
        )}
      </SettingsSection>
      <SettingsSection id="company-payments" title={t('sections.companyPayments')}>
        {choice(
          'companyPayments',
          optionsOf(companyPaymentRules, (each) => t(`companyPaymentsBy.${each}`)),
        )}
      </SettingsSection>
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
          <ValueField state={state} path="reopensOn" hint={t('reopensOnHint')} type="date" />
        </>
      ) : null}
    </SettingsSection>
  )
}
