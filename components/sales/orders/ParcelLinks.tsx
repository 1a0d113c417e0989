import { carrierOf, type Parcel } from '@/lib/sales/orders/parcels/rules'

/** Each parcel with its carrier and number, which lead to the carrier's page about it where there is one. */
export function ParcelLinks({ parcels }: { parcels: Parcel[] }) {
  if (parcels.length === 0) return null
  return (
    <ul className="text-sm">
      {parcels.map((parcel) => (
        <li key={parcel.id} className="wrap-anywhere">
          {parcel.trackingUrl ? (
            <a href={parcel.trackingUrl} rel="noreferrer" className="prose-link touch-link">
              {carrierOf(parcel)} {parcel.number}
            </a>
          ) : (
            `${carrierOf(parcel)} ${parcel.number}`
          )}
        </li>
      ))}
    </ul>
  )
}
