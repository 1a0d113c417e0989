import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormReturn, useFieldArray } from 'react-hook-form'
import type { ControlFieldProps } from '@/components/admin/editing/ControlField'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { useCountryOptions } from '@/components/forms/CountrySelect'
import { useFault } from '@/components/problems/use-fault'
import { Button } from '@/components/ui/buttons/Button'
import { Checkbox } from '@/components/ui/controls/Checkbox'
import { FieldError } from '@/components/ui/controls/Field'
import { deliveryBases } from '@/lib/sales/delivery/rules'
import { deliveryMethods } from '@/lib/sales/orders/rules'
import { type DeliveryTexts, emptyStep } from '@/lib/sales/price-table/form'
import { MOST_STEPS } from '@/lib/sales/price-table/schema'

type RatesState = { form: UseFormReturn<DeliveryTexts> }
type Props = {
  state: RatesState
  /** Place in the list, from 0. */
  index: number
  onRemove: () => void
}

type RateField = 'name' | 'method' | 'basis' | 'price' | 'freeFrom'

export function RateFields({ state, index, onRemove }: Props) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const { form } = state
  const { name, basis } = form.watch(`rates.${index}`)
  const legend = t('rate', { place: index + 1 })
  const field = (part: RateField, rest: Partial<ControlFieldProps>) => (
    <EditorField state={state} path={`rates.${index}.${part}`} label={t(part)} {...rest} />
  )
  return (
    <fieldset className="rounded border border-hairline bg-face p-4 md:p-5">
      <legend className="px-1 font-semibold">
        {legend}
        {name.trim() ? `: ${name}` : null}
      </legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {field('name', { hint: t('nameHint'), required: true })}
        {field('method', { options: optionsOf(deliveryMethods, (each) => tDelivery(`methods.${each}`)) })}
        <div className="sm:col-span-2">
          <RateCountries state={state} index={index} />
        </div>
        {field('basis', { options: optionsOf(deliveryBases, (each) => t(`bases.${each}`)) })}
        {basis === 'weight' ? null : field('price', { required: true, inputMode: 'decimal' })}
        {field('freeFrom', { hint: t('freeFromHint'), inputMode: 'decimal' })}
        {basis === 'weight' ? (
          <div className="sm:col-span-2">
            <RateSteps state={state} index={index} />
          </div>
        ) : null}
      </div>
      <div className="mt-5">
        <Button look="quiet" onClick={onRemove}>
          {t('remove')}
          <span className="sr-only"> {legend}</span>
        </Button>
      </div>
    </fieldset>
  )
}

function RateCountries({ state, index }: { state: RatesState; index: number }) {
  const t = useTranslations('adminDelivery')
  const countries = useCountryOptions()
  const { form } = state
  const path = `rates.${index}.countries` as const
  const chosen = form.watch(path)
  // stays as it was opened or closed while countries are chosen
  const [startsOpen] = useState(chosen.length === 0)
  const fault = useFault(state)(path)
  const names = chosen.map((code) => countries.find(({ value }) => value === code)?.label ?? code)
  const errorId = `countries-${index}-error`
  const toggle = (code: string) => {
    const next = chosen.includes(code) ? chosen.filter((each) => each !== code) : [...chosen, code]
    form.setValue(path, next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
  }
  return (
    <>
      <details className="rounded border border-edge" open={startsOpen}>
        <summary
          aria-describedby={fault ? errorId : undefined}
          className="min-h-touch cursor-pointer px-3 py-2 wrap-anywhere"
        >
          <span className="text-sm font-semibold">{t('countries')}:</span>{' '}
          {chosen.length > 0 ? names.join(', ') : t('noCountries')}
        </summary>
        <div className="grid max-h-80 gap-x-4 overflow-y-auto px-3 pb-2 sm:grid-cols-2 lg:grid-cols-3">
          {countries.map(({ value, label }) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={() => toggle(value)}
              label={label}
            />
          ))}
        </div>
      </details>
      {fault ? <FieldError id={errorId}>{fault}</FieldError> : null}
    </>
  )
}

function RateSteps({ state, index }: { state: RatesState; index: number }) {
  const t = useTranslations('adminDelivery')
  const fault = useFault(state)(`rates.${index}.steps`)
  const { fields, append, remove } = useFieldArray({
    control: state.form.control,
    name: `rates.${index}.steps`,
  })
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('steps')}</legend>
      <p className="mb-3 text-sm text-soft">{t('stepsHint')}</p>
      <div className="grid gap-4">
        {fields.map((step, place) => (
          <fieldset
            key={step.id}
            className="grid grid-cols-2 items-start gap-3 border-l-2 border-hairline pl-4 sm:grid-cols-[1fr_1fr_auto]"
          >
            <legend className="sr-only">{t('step', { place: place + 1 })}</legend>
            {(['upTo', 'price'] as const).map((part) => (
              <EditorField
                key={part}
                state={state}
                path={`rates.${index}.steps.${place}.${part}`}
                label={t(part === 'upTo' ? part : 'stepPrice')}
                required
                inputMode="decimal"
              />
            ))}
            <span className="sm:pt-6.5">
              <Button look="quiet" onClick={() => remove(place)}>
                {t('removeStep')}
                <span className="sr-only"> {place + 1}</span>
              </Button>
            </span>
          </fieldset>
        ))}
      </div>
      {fault ? <FieldError id={`steps-${index}-error`}>{fault}</FieldError> : null}
      {fields.length < MOST_STEPS ? (
        <div className="mt-3">
          <Button look="quiet" onClick={() => append(emptyStep)}>
            {t('addStep')}
          </Button>
        </div>
      ) : null}
    </fieldset>
  )
}
