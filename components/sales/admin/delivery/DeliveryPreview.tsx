'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { ControlField } from '@/components/admin/editing/ControlField'
import { CountrySelect } from '@/components/sales/checkout/sections/CountrySelect'
import { Field } from '@/components/ui/controls/Field'
import { productTypes } from '@/lib/catalog/product/schema'
import { formatPrice, toGrosze } from '@/lib/platform/values/money'
import { readMoney, readNumber } from '@/lib/platform/values/number-text'
import { type DeliveryTexts, enteredIn } from '@/lib/sales/delivery/form'
import { deliveryPrice } from '@/lib/sales/delivery/rules'
import { SaveDelivery } from '@/lib/sales/delivery/schema'
import { deliveryMethods } from '@/lib/sales/orders/rules'

const example = {
  type: 'Tire',
  quantity: '4',
  price: '400',
  weight: '',
  country: 'PL',
  method: 'shipping',
}

/** What the delivery of an order would cost by the prices as they are typed. */
export function DeliveryPreview({ texts }: { texts: DeliveryTexts }) {
  const t = useTranslations('adminDelivery')
  const tDelivery = useTranslations('delivery')
  const [order, setOrder] = useState(example)
  const set = (part: Partial<typeof example>) => setOrder((all) => ({ ...all, ...part }))
  const typed = (name: 'quantity' | 'price' | 'weight', label: string) => (
    <ControlField
      label={label}
      inputMode="decimal"
      value={order[name]}
      onChange={(event) => set({ [name]: event.target.value })}
    />
  )
  return (
    <section aria-labelledby="delivery-preview" className="rounded border border-hairline bg-face p-4 md:p-5">
      <h2 id="delivery-preview" className="font-display text-lg font-bold">
        {t('preview')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('previewLead')}</p>
      <div className="mt-4 grid grid-cols-2 items-end gap-4 sm:grid-cols-3">
        <ControlField
          label={t('product')}
          value={order.type}
          onChange={(event) => set({ type: event.target.value })}
          options={productTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        {typed('quantity', t('quantity'))}
        {typed('price', t('piecePrice'))}
        {typed('weight', t('pieceWeight'))}
        <Field label={t('country')}>
          {(control) => (
            <CountrySelect
              {...control}
              value={order.country}
              onChange={(event) => set({ country: event.target.value })}
            />
          )}
        </Field>
        <ControlField
          label={t('method')}
          value={order.method}
          onChange={(event) => set({ method: event.target.value })}
          options={deliveryMethods.map((value) => ({ value, label: tDelivery(`methods.${value}`) }))}
        />
      </div>
      <p role="status" className="mt-4 font-semibold">
        <Answer texts={texts} order={order} />
      </p>
    </section>
  )
}

function Answer({ texts, order }: { texts: DeliveryTexts; order: typeof example }) {
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
