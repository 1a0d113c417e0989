'use client'

import { useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { EditorField } from '@/components/admin/editing/EditorField'
import { useFault } from '@/components/problems/use-fault'
import { Button } from '@/components/ui/Button'
import { FieldError } from '@/components/ui/controls/Field'
import { emptyStep } from '@/lib/sales/delivery/form'
import { MOST_STEPS } from '@/lib/sales/delivery/schema'
import type { DeliveryFormState } from './use-delivery-form'

/** The steps of a rate by weight, the lightest first. */
export function RateSteps({ state, index }: { state: DeliveryFormState; index: number }) {
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
            <EditorField
              state={state}
              path={`rates.${index}.steps.${place}.upTo`}
              label={t('upTo')}
              required
              inputMode="decimal"
            />
            <EditorField
              state={state}
              path={`rates.${index}.steps.${place}.price`}
              label={t('stepPrice')}
              required
              inputMode="decimal"
            />
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
