'use client'

import { createTranslator, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { LanguageSwitch } from '@/components/admin/LanguageSwitch'
import { Button } from '@/components/ui/Button'
import { descriptionControls, productSoFar } from '@/lib/assortment/products/form'
import { fields, fieldsOfPart } from '@/lib/catalog/product/fields'
import { statuses } from '@/lib/catalog/product/schema'
import { contradictedIn, suggestedTitle } from '@/lib/catalog/titles/suggested-title'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { wordOr } from '@/lib/platform/i18n/word-or'
import { shop } from '@/lib/platform/shop-details'
import type { PolishTitleMessages } from '@/lib/shop/texts/translator'
import { FieldControl, type Suggestions } from './FieldControl'
import { ChoiceField, FieldGroup, FieldRow, TextField } from './ProductFields'
import type { ProductFormState } from './use-product-form'

type Props = { state: ProductFormState; suggestions: Suggestions; titleMessages: PolishTitleMessages }

/** Title, price and description; for a new product also its stock and status. */
export function OfferFields({ state, suggestions, titleMessages }: Props) {
  const t = useTranslations('productAdmin')
  const tAll = useTranslations()
  const { title, price, vatRate, cost } = fields[state.type]
  return (
    <FieldGroup title={t('groups.offer')}>
      <div>
        <FieldControl state={state} suggestions={suggestions} name="title" field={title} />
        <TitleSuggestion state={state} titleMessages={titleMessages} />
      </div>
      <FieldRow>
        <FieldControl state={state} suggestions={suggestions} name="price" field={price} />
        <FieldControl state={state} suggestions={suggestions} name="vatRate" field={vatRate} />
        <FieldControl state={state} suggestions={suggestions} name="cost" field={cost} />
        {state.isNew ? (
          <TextField state={state} name="quantityInStock" numeric hint={t('hints.quantityInStock')} />
        ) : null}
      </FieldRow>
      <Description state={state} suggestions={suggestions} />
      {state.isNew ? (
        <ChoiceField
          state={state}
          name="status"
          hint={t('hints.status')}
          codes={statuses}
          wordOf={(code) => wordOr(tAll, `facets.values.status.${code}`, code)}
        />
      ) : null}
    </FieldGroup>
  )
}

/** The description in the chosen language. */
function Description({ state, suggestions }: Pick<Props, 'state' | 'suggestions'>) {
  const { type, values, language, setLanguage } = state
  const controls = descriptionControls(type)
  const shown = fieldsOfPart(type, 'offer').filter(([name]) => name === controls[language])
  return (
    <>
      <LanguageSwitch
        current={language}
        isWritten={(each) => values[controls[each]].trim() !== ''}
        onChoose={setLanguage}
      />
      {shown.map(([name, field]) => (
        <FieldControl key={name} state={state} suggestions={suggestions} name={name} field={field} />
      ))}
    </>
  )
}

/**
 * Warns of measures in the title that the fields contradict, and suggests a title in the style of the catalogue. It
 * replaces the typed one only when pressed.
 */
function TitleSuggestion({ state, titleMessages }: Pick<Props, 'state' | 'titleMessages'>) {
  const t = useTranslations('productAdmin')
  const { form, values, type } = state
  const words = useMemo(
    () => createTranslator({ locale: defaultLocale, messages: titleMessages, namespace: 'productTitle' }),
    [titleMessages],
  )
  const product = productSoFar(values, type)
  const contradicted = contradictedIn(product)
  const suggested = suggestedTitle(product, shop.brand, words)
  const take = (title: string) => {
    form.setValue('title', title, { shouldDirty: true, shouldValidate: true })
    form.setFocus('title')
  }
  return (
    <>
      <p role="status" className="text-sm font-medium text-danger not-empty:mt-2">
        {contradicted.length > 0 ? t('titleContradicted', { words: contradicted.join(', ') }) : null}
      </p>
      {suggested && suggested !== values.title.trim() ? (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 rounded bg-ground px-3 py-2 text-sm">
          <span className="min-w-0">
            {t('suggestion')} <strong lang="pl">{suggested}</strong>
          </span>
          <Button look="quiet" onClick={() => take(suggested)}>
            {t('takeSuggestion')}
          </Button>
        </p>
      ) : null}
    </>
  )
}
