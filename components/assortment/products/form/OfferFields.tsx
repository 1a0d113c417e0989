'use client'

import { createTranslator, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { LanguageSwitch } from '@/components/admin/LanguageSwitch'
import { Button } from '@/components/ui/buttons/Button'
import { descriptionControls, productSoFar } from '@/lib/assortment/products/form'
import {
  type FieldName,
  type FormPart,
  fields,
  fieldsOfPart,
  type ProductField,
} from '@/lib/catalog/product/fields'
import { statuses } from '@/lib/catalog/product/schema'
import { contradictedIn, suggestedTitle } from '@/lib/catalog/titles/suggested-title'
import { loadCapacityKg, readIcVc, speedLimitKmh, splitIcVc } from '@/lib/measures/load-and-speed'
import { defaultLocale } from '@/lib/platform/i18n/routing'
import { shop } from '@/lib/platform/shop-details'
import type { PolishTitleMessages } from '@/lib/shop/texts/translator'
import { FieldControl, FieldGroup, FieldRow, TextField } from './ProductFields'
import type { ProductFormState } from './use-product-form'

type Props = { state: ProductFormState; titleMessages: PolishTitleMessages }

export function OfferFields({ state, titleMessages }: Props) {
  const t = useTranslations('productAdmin')
  const { type, values, language, setLanguage } = state
  const { title, price, vatRate, cost } = fields[type]
  const controls = descriptionControls(type)
  const described = fieldsOfPart(type, 'offer').filter(([name]) => name === controls[language])
  return (
    <FieldGroup title={t('groups.offer')}>
      <div>
        <FieldControl state={state} name="title" field={title} />
        <TitleSuggestion state={state} titleMessages={titleMessages} />
      </div>
      <FieldRow>
        <FieldControl state={state} name="price" field={price} />
        <FieldControl state={state} name="vatRate" field={vatRate} />
        <FieldControl state={state} name="cost" field={cost} />
        {state.isNew ? (
          <TextField state={state} name="quantityInStock" numeric hint={t('hints.quantityInStock')} />
        ) : null}
      </FieldRow>
      <LanguageSwitch
        current={language}
        isWritten={(each) => values[controls[each]].trim() !== ''}
        onChoose={setLanguage}
      />
      {described.map(([name, field]) => (
        <FieldControl key={name} state={state} name={name} field={field} />
      ))}
      {state.isNew ? (
        <TextField
          state={state}
          name="status"
          hint={t('hints.status')}
          codes={statuses}
          words="facets.values.status"
        />
      ) : null}
    </FieldGroup>
  )
}

/** Warns of measures in the title that the fields contradict, and suggests a title in the catalogue's style. */
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

type PartProps = { state: ProductFormState; part: FormPart }

export function PartFields({ state, part }: PartProps) {
  const t = useTranslations('productAdmin.groups')
  const icVcHint = useIcVcHint(state)
  const shown = fieldsOfPart(state.type, part).filter(([name, field]) => isAskedFor(name, field, state))
  if (shown.length === 0) return null
  return (
    <FieldGroup title={t(part)}>
      <FieldRow>
        {shown.map(([name, field]) => (
          <FieldControl
            key={name}
            state={state}
            name={name}
            field={field}
            hint={name === 'icVc' ? icVcHint : undefined}
          />
        ))}
      </FieldRow>
    </FieldGroup>
  )
}

/** A field that is derived from the IC/VC is shown only if the IC/VC cannot be read, or if it has a value. */
function isAskedFor(name: FieldName, { derivedFrom }: ProductField, { values }: ProductFormState): boolean {
  if (!derivedFrom || name === 'url' || name === 'urls') return true
  const text = values[derivedFrom].trim()
  const isUnread = text.length >= 3 && readTyped(text).loadIndex === null
  return isUnread || values[name] !== ''
}

const readTyped = (text: string) => readIcVc(splitIcVc(text)?.icVc ?? text)

function useIcVcHint({ values }: ProductFormState): string | undefined {
  const t = useTranslations('productAdmin.hints')
  const { loadIndex, speedIndex } = readTyped(values.icVc.trim())
  const kg = loadIndex === null ? undefined : loadCapacityKg(loadIndex)
  const kmh = speedIndex === null ? undefined : speedLimitKmh(speedIndex)
  return kg && kmh ? t('icVcRead', { load: loadIndex ?? 0, kg, speed: speedIndex ?? '', kmh }) : undefined
}
