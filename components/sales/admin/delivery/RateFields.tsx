'use client'

import { useTranslations } from 'next-intl'
import { EditorField } from '@/components/admin/editing/EditorField'
import { optionsOf } from '@/components/admin/list/options'
import { Button } from '@/components/ui/Button'
import { deliveryBases } from '@/lib/sales/delivery/rules'
import { deliveryMethods } from '@/lib/sales/orders/rules'
import { RateCountries } from './RateCountries'
import { RateSteps } from './RateSteps'
import type { DeliveryFormState } from './use-delivery-form'

type Props = {
  state: DeliveryFormState
  /** Place in the list, from 0. */
  index: number
  onRemove: () => void
}

/** One rate: who carries the goods, how and where to, and what that costs. */
export function RateFields({ state, index, onRemove }: Props) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const { form } = state
  const { name, basis } = form.watch(`rates.${index}`)
  const legend = t('rate', { place: index + 1 })
  return (
    <fieldset className="rounded border border-hairline bg-face p-4 md:p-5">
      <legend className="px-1 font-semibold">
        {legend}
        {name.trim() ? `: ${name}` : null}
      </legend>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <EditorField
          state={state}
          path={`rates.${index}.name`}
          label={t('name')}
          hint={t('nameHint')}
          required
        />
        <EditorField
          state={state}
          path={`rates.${index}.method`}
          label={t('method')}
          options={optionsOf(deliveryMethods, (each) => tDelivery(`methods.${each}`))}
        />
        <div className="sm:col-span-2">
          <RateCountries state={state} index={index} />
        </div>
        <EditorField
          state={state}
          path={`rates.${index}.basis`}
          label={t('basis')}
          options={optionsOf(deliveryBases, (each) => t(`bases.${each}`))}
        />
        {basis === 'weight' ? null : (
          <EditorField
            state={state}
            path={`rates.${index}.price`}
            label={t('price')}
            required
            inputMode="decimal"
          />
        )}
        <EditorField
          state={state}
          path={`rates.${index}.freeFrom`}
          label={t('freeFrom')}
          hint={t('freeFromHint')}
          inputMode="decimal"
        />
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
