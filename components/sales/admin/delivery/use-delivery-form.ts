'use client'

import { useLocale } from 'next-intl'
import type { FieldPath } from 'react-hook-form'
import { useRecord } from '@/components/admin/editing/use-record'
import { callPriced } from '@/lib/platform/http/client'
import { fieldErrors } from '@/lib/platform/http/fields'
import { type DeliveryTexts, enteredIn, textsOf } from '@/lib/sales/delivery/form'
import type { SavedDelivery } from '@/lib/sales/delivery/queries'
import { SaveDelivery } from '@/lib/sales/delivery/schema'

/** The form over the prices of deliveries, and saving them. */
export function useDeliveryForm(first: SavedDelivery) {
  const locale = useLocale()
  const record = useRecord<SavedDelivery, DeliveryTexts>({
    first,
    textsOf: (saved) => textsOf(saved, locale),
    check: (texts, { version }) => {
      const { error } = SaveDelivery.safeParse(enteredIn(texts, version))
      return error ? fieldErrors(error) : []
    },
    controlsOf: (errors) => errors.map(({ path, code }) => [path as FieldPath<DeliveryTexts>, code]),
    changed: 'delivery.changed',
    read: () => callPriced('GET /api/delivery'),
  })
  const { version } = record.saved
  return {
    ...record,
    save: () =>
      record.save('save', (texts) =>
        callPriced('PUT /api/admin/delivery', { body: enteredIn(texts, version) }),
      ),
  }
}

export type DeliveryFormState = ReturnType<typeof useDeliveryForm>
