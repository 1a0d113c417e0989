'use client'

import { useTranslations } from 'next-intl'
import { type Field, type FieldName, type FormPart, fieldsOfPart } from '@/lib/catalog/product/fields'
import { loadCapacityKg, readIcVc, speedLimitKmh, splitIcVc } from '@/lib/measures/load-and-speed'
import { FieldControl, type Suggestions } from './FieldControl'
import { FieldGroup, FieldRow } from './ProductFields'
import type { ProductFormState } from './use-product-form'

type Props = { state: ProductFormState; suggestions: Suggestions }

/** The fields of a product's type. */
export function TypeFields(props: Props) {
  return (
    <>
      <PartFields {...props} part="size" />
      <PartFields {...props} part="make" />
      {props.state.values.retread ? null : <PartFields {...props} part="label" />}
    </>
  )
}

/** The fields of a part of the form; nothing if the type has none in it. */
export function PartFields({ state, suggestions, part }: Props & { part: FormPart }) {
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
            suggestions={suggestions}
            hint={name === 'icVc' ? icVcHint : undefined}
          />
        ))}
      </FieldRow>
    </FieldGroup>
  )
}

/** A field that is derived from the IC/VC is shown only if the IC/VC cannot be read, or if it has a value. */
function isAskedFor(name: FieldName, { derivedFrom }: Field, { values }: ProductFormState): boolean {
  if (!derivedFrom || name === 'url' || name === 'urls') return true
  const text = values[derivedFrom].trim()
  const isUnread = text.length >= 3 && readTyped(text).loadIndex === null
  return isUnread || values[name] !== ''
}

const readTyped = (text: string) => readIcVc(splitIcVc(text)?.icVc ?? text)

/** The meaning of the typed IC/VC; undefined while it cannot be read. */
function useIcVcHint({ values }: ProductFormState): string | undefined {
  const t = useTranslations('productAdmin.hints')
  const { loadIndex, speedIndex } = readTyped(values.icVc.trim())
  const kg = loadIndex === null ? undefined : loadCapacityKg(loadIndex)
  const kmh = speedIndex === null ? undefined : speedLimitKmh(speedIndex)
  return kg && kmh ? t('icVcRead', { load: loadIndex ?? 0, kg, speed: speedIndex ?? '', kmh }) : undefined
}
