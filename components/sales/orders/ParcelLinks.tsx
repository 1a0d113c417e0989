import { useTranslations } from 'next-intl'
import { carrierOf, type Parcel } from '@/lib/sales/orders/parcels/rules'

/** Each parcel with its carrier and number, and the way to the carrier's page about it where there is one. */
export function ParcelLinks({ parcels }: { parcels: Parcel[] }) {
  const t = useTranslations('orders')
  if (parcels.length === 0) return null
  return (
    <ul className="text-sm">
      {parcels.map((parcel) => (
        <li key={parcel.id} className="wrap-anywhere">
          {carrierOf(parcel)} {parcel.number}
          {parcel.trackingUrl ? (
            <a
              href={parcel.trackingUrl}
              rel="noreferrer"
              aria-label={t('trackNumber', { number: parcel.number })}
              className="prose-link touch-link block w-fit font-semibold"
            >
              {t('track')}
            </a>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
