'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type FieldPath, useFieldArray } from 'react-hook-form'
import { ControlField } from '@/components/admin/editing/ControlField'
import { EditConflict } from '@/components/admin/editing/EditConflict'
import { EditorField } from '@/components/admin/editing/EditorField'
import { SaveBar } from '@/components/admin/editing/SaveBar'
import { useRecord } from '@/components/admin/editing/use-record'
import { optionsOf } from '@/components/admin/list/options'
import { useCountryOptions } from '@/components/forms/CountrySelect'
import { Button } from '@/components/ui/buttons/Button'
import { Card } from '@/components/ui/Card'
import type { Option } from '@/components/ui/controls/Select'
import { Heading } from '@/components/ui/Heading'
import { productTypes } from '@/lib/catalog/product/schema'
import { callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { formatPrice, toGrosze } from '@/lib/platform/values/money'
import { readMoney, readNumber } from '@/lib/platform/values/number-text'
import type { SavedDelivery } from '@/lib/sales/delivery/queries'
import { rateText } from '@/lib/sales/delivery/rate-text'
import { deliveryPrice } from '@/lib/sales/delivery/rules'
import { deliveryMethods } from '@/lib/sales/orders/rules'
import { type DeliveryTexts, deliveryTextsOf, emptyRate, enteredIn } from '@/lib/sales/price-table/form'
import { MOST_RATES, SaveDelivery } from '@/lib/sales/price-table/schema'
import { RateFields } from './RateFields'

export function DeliveryEditor({ saved }: { saved: SavedDelivery }) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const locale = useLocale()
  const record = useRecord<SavedDelivery, DeliveryTexts>({
    first: saved,
    textsOf: (now) => deliveryTextsOf(now, locale),
    check: (texts, { version }) => {
      const { error } = SaveDelivery.safeParse(enteredIn(texts, version))
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) => errors.map(({ path, code }) => [path as FieldPath<DeliveryTexts>, code]),
    changed: 'delivery.changed',
    read: () => callPriced('GET /api/delivery'),
  })
  const { form } = record
  const { rates, version } = record.saved
  const save = () =>
    record.save('save', (texts) => callPriced('PUT /api/admin/delivery', { body: enteredIn(texts, version) }))
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'rates' })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid max-w-4xl gap-8"
    >
      <EditConflict
        state={{ ...record, save }}
        title={t('conflictTitle')}
        text={t(rates.length > 0 ? 'conflictText' : 'none')}
        theirs={rates.map((rate) => [
          `${tDelivery(`methods.${rate.method}`)}, ${rate.name}, ${rate.countries.join(', ')}`,
          rateText(tDelivery, rate, locale),
        ])}
      />
      <section className="grid gap-5" aria-labelledby="delivery-rates">
        <Heading id="delivery-rates">{t('rates')}</Heading>
        {fields.length === 0 ? <p>{t('none')}</p> : null}
        {fields.map((rate, index) => (
          <RateFields key={rate.id} state={record} index={index} onRemove={() => remove(index)} />
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
              state={record}
              path={`defaultWeights.${type}`}
              label={t(`types.${type}`)}
              inputMode="decimal"
            />
          ))}
        </div>
      </fieldset>
      <DeliveryPreview texts={form.watch()} />
      <SaveBar state={record} />
    </form>
  )
}

const example = {
  type: 'Tire',
  quantity: '4',
  price: '400',
  weight: '',
  country: 'PL',
  method: 'shipping',
}

/** What the delivery of an order would cost by the prices as they are typed. */
function DeliveryPreview({ texts }: { texts: DeliveryTexts }) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const countries = useCountryOptions()
  const [order, setOrder] = useState(example)
  const set = (part: Partial<typeof example>) => setOrder((all) => ({ ...all, ...part }))
  const control = (name: keyof typeof example, label: string, options?: Option[]) => (
    <ControlField
      label={label}
      inputMode={options ? undefined : 'decimal'}
      value={order[name]}
      onChange={(event) => set({ [name]: event.target.value })}
      options={options}
    />
  )
  return (
    <Card as="section" aria-labelledby="delivery-preview">
      <Heading id="delivery-preview">{t('preview')}</Heading>
      <p className="mt-1 text-sm text-soft">{t('previewLead')}</p>
      <div className="mt-4 grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        {control(
          'type',
          t('product'),
          optionsOf(productTypes, (type) => t(`types.${type}`)),
        )}
        {control('quantity', t('quantity'))}
        {control('price', t('piecePrice'))}
        {control('weight', t('pieceWeight'))}
        {control('country', t('country'), countries)}
        {control(
          'method',
          t('method'),
          optionsOf(deliveryMethods, (each) => tDelivery(`methods.${each}`)),
        )}
      </div>
      <p role="status" className="mt-4 font-semibold">
        <PreviewResult texts={texts} order={order} />
      </p>
    </Card>
  )
}

function PreviewResult({ texts, order }: { texts: DeliveryTexts; order: typeof example }) {
  const t = useTranslations('adminDelivery')
  const locale = useLocale()
  const { data: table } = SaveDelivery.safeParse(enteredIn(texts, 1))
  const line = {
    productType: productTypes.find((type) => type === order.type) ?? 'Tire',
    quantity: readNumber(order.quantity) ?? Number.NaN,
    priceGrosze: toGrosze(readMoney(order.price) ?? Number.NaN),
    weight: readNumber(order.weight) ?? null,
  }
  const isReadable = Number.isInteger(line.quantity) && line.quantity > 0 && line.priceGrosze >= 0
  if (!table || !isReadable || Number.isNaN(line.weight)) return t('resultInvalid')
  const typeOfDelivery = order.method === 'installation' ? 'delivery_with_assembly' : 'shipping_to_customer'
  const price = deliveryPrice([line], { country: order.country, typeOfDelivery }, table)
  if (price === 'noTable') return t('resultNoTable')
  if (price === 'onRequest') return t('resultOnRequest')
  const amount = formatPrice(price.grosze, locale)
  return price.name ? t('resultNamed', { name: price.name, price: amount }) : t('result', { price: amount })
}
