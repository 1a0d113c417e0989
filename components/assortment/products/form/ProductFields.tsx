'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useId } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { useProblemText } from '@/components/problems/use-problem-text'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { type FormField, isCheck, languageOfControl, type ProductForm } from '@/lib/assortment/products/form'
import type { FieldName, ProductField } from '@/lib/catalog/product/fields'
import type { ProductType } from '@/lib/catalog/product/schema'
import { fieldLabel, messageKeyOf } from '@/lib/catalog/words/field-text'
import { wordOr } from '@/lib/platform/i18n/word-or'
import type { ProductFormState } from './use-product-form'

type Name = { [F in FormField]: ProductForm[F] extends string ? F : never }[FormField]

export function useFieldLabel(type: ProductType): (name: FormField) => string {
  const t = useTranslations()
  return (name) =>
    name === 'pictures' || name === 'quantityInStock' || name === 'status'
      ? t(`productAdmin.fields.${name}`)
      : fieldLabel(type, name, t)
}

export function useFormError({ form }: ProductFormState): (name: FormField) => string | undefined {
  const problemText = useProblemText()
  return (name) => {
    const code = form.formState.errors[name]?.message
    return code ? problemText(code) : undefined
  }
}

type TextProps = {
  state: ProductFormState
  name: Name
  hint?: string | undefined
  optional?: boolean
  numeric?: boolean
  /** Codes to choose from, and the group of their words. An unknown code that the product has stays an option. */
  codes?: readonly string[] | undefined
  words?: string | undefined
  rows?: number | undefined
  lang?: string | undefined
  suggestions?: readonly string[] | undefined
}

export function TextField({ state, name, optional, numeric, codes, words, suggestions, ...rest }: TextProps) {
  const t = useTranslations()
  const labelOf = useFieldLabel(state.type)
  const errorOf = useFormError(state)
  const listId = useId()
  const value = state.values[name]
  const all = codes && (value && !codes.includes(value) ? [...codes, value] : codes)
  const wordOf = (code: string) => (codes?.includes(code) ? wordOr(t, `${words}.${code}`, code) : code)
  return (
    <>
      <ControlField
        label={labelOf(name)}
        error={errorOf(name)}
        {...rest}
        {...(optional ? { optionalLabel: t('productAdmin.optional') } : {})}
        {...state.form.register(name)}
        inputMode={numeric ? 'decimal' : undefined}
        list={suggestions && listId}
        options={
          all && [
            { value: '', label: t(optional ? 'productAdmin.notSaid' : 'productAdmin.choose') },
            ...all.map((code) => ({ value: code, label: wordOf(code) })),
          ]
        }
      />
      {suggestions ? (
        <datalist id={listId}>
          {suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}

export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-hairline bg-face p-4 md:p-6">
      <legend className="float-left mb-4 w-full font-display text-base font-bold">{title}</legend>
      <div className="clear-both grid grid-cols-1 gap-4">{children}</div>
    </fieldset>
  )
}

export const FieldRow = ({ children }: { children: ReactNode }) => (
  <div data-fields="" className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {children}
  </div>
)

function choiceOf(name: FieldName, field: ProductField): Pick<TextProps, 'codes' | 'words'> {
  if (field.kind === 'choice') return { codes: field.options, words: `facets.values.${name}` }
  return field.kind === 'flag' ? { codes: ['yes', 'no'], words: 'product' } : {}
}

type Props = {
  state: ProductFormState
  name: FieldName
  field: ProductField
  hint?: string | undefined
}

export function FieldControl({ state, name, field, hint }: Props) {
  const t = useTranslations()
  const labelOf = useFieldLabel(state.type)
  const hintId = useId()
  const messageKey = messageKeyOf(name, field)
  const ownHint = wordOr(
    t,
    `productAdmin.hints.${messageKey}`,
    wordOr(t, `fields.about.${messageKey}`, undefined),
  )
  if (name === 'url' || name === 'urls') return null
  if (isCheck(name))
    return (
      <div className="sm:row-span-4">
        <Checkbox
          {...state.form.register(name)}
          label={labelOf(name)}
          aria-describedby={ownHint ? hintId : undefined}
        />
        {ownHint ? (
          <p id={hintId} className="text-sm text-soft">
            {ownHint}
          </p>
        ) : null}
      </div>
    )
  return (
    <TextField
      state={state}
      name={name}
      hint={hint ?? ownHint}
      optional={!field.required && !state.needed.has(name)}
      numeric={field.kind === 'number' || field.kind === 'money'}
      {...choiceOf(name, field)}
      rows={field.kind === 'paragraphs' ? 6 : undefined}
      lang={languageOfControl(state.type, name)}
      suggestions={field.suggestions && state.suggestions[field.suggestions]}
    />
  )
}
