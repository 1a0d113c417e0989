'use client'

import type { User } from 'firebase/auth'
import { useTranslations } from 'next-intl'
import { useFieldText } from '@/components/problems/use-problem-text'
import { CountrySelect } from '@/components/sales/checkout/sections/CountrySelect'
import { Button } from '@/components/ui/Button'
import { Field } from '@/components/ui/controls/Field'
import { RadioGroup } from '@/components/ui/controls/RadioGroup'
import { TextInput } from '@/components/ui/controls/TextInput'
import { Notice } from '@/components/ui/Notice'
import type { DetailsDraft } from '@/lib/customers/account/rules'
import type { StoredRecord } from '@/lib/customers/account/schema'
import { countryName } from '@/lib/platform/i18n/word-or'
import { ConflictNotice } from './ConflictNotice'
import { type DetailsState, useDetails } from './use-details'

/** The user's own record: read-only until 'change', read-only again once it is saved. */
export function DetailsForm({ user, stored }: { user: User; stored: StoredRecord | null }) {
  const t = useTranslations('details')
  const tRegistration = useTranslations('registration')
  const state = useDetails({ user, stored })
  const { editing, failure, conflict } = state
  const { errors } = state.form.formState
  const isNameless = [errors.name, errors.surname].some((error) => error?.message?.endsWith('_required'))
  const isCompany = state.form.watch('customerType') === 'company'
  return (
    <form method="dialog" onSubmit={state.save} noValidate className="flex max-w-2xl flex-col gap-7">
      {!stored && !editing ? <Notice title={t('noRecordTitle')}>{t('noRecordText')}</Notice> : null}
      {conflict ? <ConflictNotice conflict={conflict} /> : null}
      {failure ? <Notice kind="error" title={t(failure)} /> : null}
      {isNameless ? <Notice kind="error" title={tRegistration('names_required')} /> : null}
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="sr-only">{t('person')}</legend>
        <div className="sm:col-span-2">
          <Field label={t('email')} hint={editing ? t('emailHint') : undefined}>
            {(control) => <TextInput {...control} type="email" value={user.email ?? ''} readOnly />}
          </Field>
        </div>
        <DetailsField state={state} name="name" autoComplete="given-name" />
        <DetailsField state={state} name="surname" autoComplete="family-name" />
        <DetailsField state={state} name="phone" type="tel" autoComplete="tel" />
        <CustomerType state={state} />
        {isCompany ? (
          <>
            <DetailsField state={state} name="companyName" autoComplete="organization" />
            <DetailsField state={state} name="unn" autoComplete="off" />
          </>
        ) : null}
      </fieldset>
      <fieldset className="grid gap-5 sm:grid-cols-[10rem_1fr]">
        <legend className="mb-4 font-display text-lg font-bold">{t('addressGroup')}</legend>
        {editing ? <p className="text-sm text-soft sm:col-span-2">{t('addressHint')}</p> : null}
        <div className="sm:col-span-2">
          <DetailsField state={state} name="address" autoComplete="address-line1" required={false} />
        </div>
        <DetailsField state={state} name="index" autoComplete="postal-code" required={false} />
        <DetailsField state={state} name="city" autoComplete="address-level2" required={false} />
        <div className="sm:col-span-2">
          <Country state={state} />
        </div>
      </fieldset>
      <Actions state={state} />
    </form>
  )
}

function Actions({ state }: { state: DetailsState }) {
  const t = useTranslations('details')
  if (!state.editing)
    return (
      <Button key="change" look="signal" onClick={state.change} className="self-start">
        {t('change')}
      </Button>
    )
  return (
    <div className="flex flex-wrap gap-3">
      <Button key="save" type="submit" look="signal" busy={state.saving} busyLabel={t('saving')}>
        {t('save')}
      </Button>
      <Button key="cancel" look="quiet" onClick={state.cancel}>
        {t('cancel')}
      </Button>
    </div>
  )
}

function CustomerType({ state }: { state: DetailsState }) {
  const t = useTranslations('details')
  const { form, editing } = state
  if (!editing)
    return (
      <Field label={t('customerType')}>
        {(control) => <TextInput {...control} value={t(form.watch('customerType'))} readOnly />}
      </Field>
    )
  return (
    <RadioGroup
      {...form.register('customerType')}
      legend={t('customerType')}
      options={[
        { value: 'private_person', label: t('private_person') },
        { value: 'company', label: t('company') },
      ]}
      className="sm:col-span-2"
    />
  )
}

function Country({ state }: { state: DetailsState }) {
  const t = useTranslations()
  const { form, editing } = state
  return (
    <Field label={t('details.country')}>
      {(control) =>
        editing ? (
          <CountrySelect {...control} {...form.register('country')} autoComplete="country" />
        ) : (
          <TextInput {...control} value={countryName(t, form.watch('country'))} readOnly />
        )
      }
    </Field>
  )
}

type FieldProps = {
  state: DetailsState
  name: Exclude<keyof DetailsDraft, 'customerType' | 'country'>
  required?: boolean
  type?: string
  autoComplete: string
}

function DetailsField({ state, name, required = true, ...input }: FieldProps) {
  const t = useTranslations()
  const fieldText = useFieldText()
  const { form, editing } = state
  return (
    <Field
      label={t(`details.${name}`)}
      error={fieldText(form.formState.errors[name])}
      required={editing && required}
    >
      {(control) => <TextInput {...control} {...form.register(name)} {...input} readOnly={!editing} />}
    </Field>
  )
}
