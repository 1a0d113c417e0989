import { carrierOf } from '@/lib/sales/orders/parcels/rules'
import type { Order } from '@/lib/sales/orders/schema'
import type { Block } from '@/lib/shop/mail/template'
import type { Words } from '@/lib/shop/texts/translator'

/** The parcels of an order, and the ways to the pages of their carriers. */
export function parcelBlocks({ parcels }: Order, t: Words): Block[] {
  if (parcels.length === 0) return []
  const tracked = parcels.filter(({ trackingUrl }) => trackingUrl !== null)
  return [
    {
      kind: 'facts',
      title: t('orders.parcels'),
      facts: parcels.map((parcel) => [carrierOf(parcel), parcel.number]),
    },
    ...tracked.map(({ number, trackingUrl }) => ({
      kind: 'action' as const,
      label: tracked.length === 1 ? t('orders.track') : t('orders.trackNumber', { number }),
      href: trackingUrl ?? '',
    })),
  ]
}
