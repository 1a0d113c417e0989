'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useFieldArray } from 'react-hook-form'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { EditorField } from '@/components/admin/editing/EditorField'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { Button } from '@/components/ui/Button'
import { productTypes } from '@/lib/catalog/product/schema'
import { emptyRate } from '@/lib/sales/delivery/form'
import type { SavedDelivery } from '@/lib/sales/delivery/queries'
import { rateText } from '@/lib/sales/delivery/rate-text'
import { MOST_RATES } from '@/lib/sales/delivery/schema'
import { DeliveryPreview } from './DeliveryPreview'
import { RateFields } from './RateFields'
import { type DeliveryFormState, useDeliveryForm } from './use-delivery-form'

/** The prices of deliveries: added, changed, removed and tried out, and saved together. */
export function DeliveryEditor({ saved }: { saved: SavedDelivery }) {
  const t = useTranslations('adminDelivery')
  const state = useDeliveryForm(saved)
  const { form } = state
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void state.save()
      }}
      className="grid max-w-4xl gap-8"
    >
      <Conflict state={state} />
      <section className="grid gap-5" aria-labelledby="delivery-rates">
        <h2 id="delivery-rates" className="font-display text-lg font-bold">
          {t('rates')}
        </h2>
        {fields.length === 0 ? <p>{t('none')}</p> : null}
        {fields.map((rate, index) => (
          <RateFields key={rate.id} state={state} index={index} onRemove={() => remove(index)} />
        ))}
        {fields.length < MOST_RATES ? (
          <div>
            <Button look="quiet" onClick={() => append(emptyRate)}>
              {t('add')}
            </Button>
          </div>
        ) : null}
      </section>
      <fieldset>
        <legend className="font-display text-lg font-bold">{t('weights')}</legend>
        <p className="mt-1 mb-3 text-sm text-soft">{t('weightsHint')}</p>
        <div className="grid items-start gap-4 sm:grid-cols-3">
          {productTypes.map((type) => (
            <EditorField
              key={type}
              state={state}
              path={`defaultWeights.${type}`}
              label={t(`types.${type}`)}
              inputMode="decimal"
            />
          ))}
        </div>
      </fieldset>
      <DeliveryPreview texts={form.watch()} />
      <SaveBar state={state} />
    </form>
  )
}

/** Shown when somebody else has saved other prices. */
function Conflict({ state }: { state: DeliveryFormState }) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const locale = useLocale()
  const { rates } = state.saved
  return (
    <EditConflict
      state={state}
      title={t('conflictTitle')}
      text={rates.length > 0 ? t('conflictText') : t('none')}
      theirs={rates.map((rate) => [
        `${tDelivery(`methods.${rate.method}`)}, ${rate.name}, ${rate.countries.join(', ')}`,
        rateText(tDelivery, rate, locale),
      ])}
    />
  )
}
