'use client'

import { useTranslations } from 'next-intl'
import { isCheck } from '@/lib/assortment/products/form'
import type { Field, FieldName } from '@/lib/catalog/product/fields'
import { messageKeyOf } from '@/lib/catalog/words/field-text'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { AreaField, CheckField, ChoiceField, TextField } from './ProductFields'
import type { ProductFormState } from './use-product-form'

/** Names that are already in the catalogue, offered while typing. */
export type Suggestions = { treads: string[]; makers: string[]; patterns: string[] }

type Props = {
  state: ProductFormState
  name: FieldName
  field: Field
  suggestions: Suggestions
  /** Replaces the field's own hint. */
  hint?: string | undefined
}

/** The control for a field's kind. Pictures have a part of the form of their own. */
export function FieldControl({ state, name, field, suggestions, hint }: Props) {
  const t = useTranslations()
  const messageKey = messageKeyOf(name, field)
  const ownHint = wordOr(
    t,
    `productAdmin.hints.${messageKey}`,
    wordOr(t, `fields.about.${messageKey}`, undefined),
  )
  if (name === 'url' || name === 'urls') return null
  if (isCheck(name)) return <CheckField state={state} name={name} hint={ownHint} />
  const common = { state, name, optional: !field.required && !state.needed.has(name), hint: hint ?? ownHint }
  switch (field.kind) {
    case 'choice':
      return (
        <ChoiceField
          {...common}
          codes={field.options}
          wordOf={(code) => wordOr(t, `facets.values.${name}.${code}`, code)}
        />
      )
    case 'flag':
      return (
        <ChoiceField
          {...common}
          codes={['yes', 'no']}
          wordOf={(code) => wordOr(t, `product.${code}`, code)}
        />
      )
    case 'paragraphs':
      return <AreaField {...common} />
    default:
      return (
        <TextField
          {...common}
          numeric={field.kind === 'number' || field.kind === 'money'}
          suggestions={field.suggestions && suggestions[field.suggestions]}
        />
      )
  }
}
