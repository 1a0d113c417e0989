'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button'
import { suggestedTitle } from '@/lib/catalog/admin/suggested-title'
import { fields, fieldsOfPart } from '@/lib/catalog/product/fields'
import { statuses } from '@/lib/catalog/product/schema'
import { wordsIfAny } from '@/lib/catalog/words/field-text'
import { shop } from '@/lib/shop'
import { FieldControl, type Suggestions } from './FieldControl'
import { ChoiceField, FieldGroup, FieldRow, TextField } from './ProductFields'
import type { ProductFormState } from './use-product-form'

/** Title, price and description; for a new product also its stock and status. */
export function OfferFields({ state, suggestions }: { state: ProductFormState; suggestions: Suggestions }) {
  const t = useTranslations('productAdmin')
  const tAll = useTranslations()
  const { title, price } = fields[state.type]
  return (
    <FieldGroup title={t('groups.offer')}>
      <div>
        <FieldControl state={state} suggestions={suggestions} name="title" field={title} />
        <TitleSuggestion state={state} />
      </div>
      <FieldRow>
        <FieldControl state={state} suggestions={suggestions} name="price" field={price} />
        {state.isNew ? (
          <TextField state={state} name="quantityInStock" numeric hint={t('hints.quantityInStock')} />
        ) : null}
      </FieldRow>
      {fieldsOfPart(state.type, 'offer').map(([name, field]) => (
        <FieldControl key={name} state={state} suggestions={suggestions} name={name} field={field} />
      ))}
      {state.isNew ? (
        <ChoiceField
          state={state}
          name="status"
          hint={t('hints.status')}
          codes={statuses}
          wordOf={(code) => wordsIfAny(`facets.values.status.${code}`, tAll) ?? code}
        />
      ) : null}
    </FieldGroup>
  )
}

/** Suggests a title in the style of the catalogue. It replaces the typed one only when pressed. */
function TitleSuggestion({ state }: { state: ProductFormState }) {
  const t = useTranslations('productAdmin')
  const { form, values, type } = state
  const suggested = suggestedTitle(values, type, shop.brand)
  if (!suggested || suggested === values.title.trim()) return null
  const take = () => {
    form.setValue('title', suggested, { shouldDirty: true, shouldValidate: true })
    form.setFocus('title')
  }
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded bg-ground px-3 py-2 text-sm">
      <span className="min-w-0">
        {t('suggestion')} <strong lang="pl">{suggested}</strong>
      </span>
      <Button look="quiet" onClick={take}>
        {t('takeSuggestion')}
      </Button>
    </p>
  )
}
