'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import {
  type CheckName,
  type FormField,
  languageOfControl,
  type ProductForm,
} from '@/lib/assortment/products/form'
import { useFieldLabel } from './field-label'
import type { ProductFormState } from './use-product-form'

type Name = { [F in FormField]: ProductForm[F] extends string ? F : never }[FormField]

type Common = {
  state: ProductFormState
  name: Name
  /** Explains the term and its unit. */
  hint?: ReactNode
  optional?: boolean | undefined
}

/** Returns the error text of a field. */
export function useFormError({ form }: ProductFormState): (name: FormField) => string | undefined {
  const problemText = useProblemText()
  return (name) => {
    const code = form.formState.errors[name]?.message
    return code ? problemText(code) : undefined
  }
}

function useField({ state, name, hint, optional }: Common) {
  const t = useTranslations('productAdmin')
  const labelOf = useFieldLabel(state.type)
  const errorOf = useFormError(state)
  return {
    label: labelOf(name),
    error: errorOf(name),
    ...(hint ? { hint } : {}),
    ...(optional ? { optionalLabel: t('optional') } : {}),
  }
}

type TextProps = Common & {
  numeric?: boolean | undefined
  /** Offered while typing. */
  suggestions?: readonly string[] | undefined
}

export function TextField({ numeric, suggestions, ...common }: TextProps) {
  const listId = useId()
  return (
    <>
      <ControlField
        {...useField(common)}
        {...common.state.form.register(common.name)}
        {...(numeric ? { inputMode: 'decimal' as const } : {})}
        {...(suggestions ? { list: listId } : {})}
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}

export function AreaField(common: Common) {
  const { form, type } = common.state
  const lang = languageOfControl(type, common.name)
  return <ControlField {...useField(common)} {...form.register(common.name)} rows={6} lang={lang} />
}

type ChoiceProps = Common & { codes: readonly string[]; wordOf: (code: string) => string }

/** A select of the known codes. An unknown code that the product has stays an option. */
export function ChoiceField({ codes, wordOf, ...common }: ChoiceProps) {
  const t = useTranslations('productAdmin')
  const { form, values } = common.state
  const present = values[common.name]
  const all = present && !codes.includes(present) ? [...codes, present] : codes
  return (
    <ControlField
      {...useField(common)}
      {...form.register(common.name)}
      options={[
        { value: '', label: common.optional ? t('notSaid') : t('choose') },
        ...all.map((code) => ({ value: code, label: codes.includes(code) ? wordOf(code) : code })),
      ]}
    />
  )
}

export function CheckField({ state, name, hint }: Omit<Common, 'name'> & { name: CheckName }) {
  const labelOf = useFieldLabel(state.type)
  const hintId = useId()
  return (
    <div className="sm:row-span-4">
      <Checkbox
        {...state.form.register(name)}
        label={labelOf(name)}
        aria-describedby={hint ? hintId : undefined}
      />
      {hint ? (
        <p id={hintId} className="text-sm text-soft">
          {hint}
        </p>
      ) : null}
    </div>
  )
}

/** A group of fields under a heading. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-hairline bg-face p-4 md:p-6">
      <legend className="float-left mb-4 w-full font-display text-base font-bold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  )
}

/** A row of short fields. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div data-fields="" className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {children}
  </div>
)
