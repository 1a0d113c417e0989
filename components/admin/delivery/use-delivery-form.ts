'use client'

import { useLocale } from 'next-intl'
import type { FieldPath } from 'react-hook-form'
import { useRecord } from '@/components/admin/editing/use-record'
import { readDelivery } from '@/lib/delivery/client'
import { type DeliveryTexts, enteredIn, textsOf } from '@/lib/delivery/form'
import type { SavedDelivery } from '@/lib/delivery/queries'
import { SaveDelivery } from '@/lib/delivery/schema'
import { callPriced } from '@/lib/http/client'
import { fieldErrors } from '@/lib/http/fields'

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
    read: readDelivery,
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
