import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { email, nameLine } from '@/lib/platform/values/text'
import { OrderUpdate } from '@/lib/sales/orders/admin/schema'
import { carrierCodes, isParcelNumber, plainParcelNumber } from './rules'

const number = z
  .string('required')
  .max(100, 'too_long')
  .transform(plainParcelNumber)
  .refine((text) => text !== '', 'required')
  .refine((text) => text === '' || isParcelNumber(text), 'incorrect_parcel_number')

const carrierName = nameLine('carrier_name_required', 60)

const Parcel = z
  .object({
    carrier: z.enum(carrierCodes, 'unknown_value'),
    /** Only of 'other'; dropped otherwise. */
    carrierName: z.string().max(1_000, 'too_long').nullish(),
    number,
  })
  .superRefine((parcel, context) => {
    if (parcel.carrier !== 'other') return
    const fault = carrierName.safeParse(parcel.carrierName ?? '').error?.issues[0]?.message
    if (fault) context.addIssue({ code: 'custom', path: ['carrierName'], message: fault })
  })
  .transform((parcel) => ({
    ...parcel,
    carrierName: parcel.carrier === 'other' ? (parcel.carrierName ?? '').trim() : null,
  }))

/** All parcels of an order, in place of those that `expectedIds` names. */
export const SaveParcels = z.object({
  orderId: OrderUpdate.shape.orderId,
  parcels: z
    .array(Parcel)
    .max(50, 'out_of_range')
    .superRefine((parcels, context) => {
      parcels.forEach((parcel, place) => {
        const first = parcels.findIndex((other) => other.number === parcel.number)
        if (first !== place)
          context.addIssue({ code: 'custom', path: [place, 'number'], message: 'repeated_parcel_number' })
      })
    }),
  /** The parcels that the administrator saw: with others the save is refused. */
  expectedIds: z.array(z.number('invalid_number').int('invalid_number')).max(50, 'out_of_range'),
  /** The status that the administrator saw, when the order is to become Sent together with the parcels. */
  sentFrom: OrderUpdate.shape.status.optional(),
  notify: OrderUpdate.shape.notify,
})
export type SaveParcels = z.output<typeof SaveParcels>

/** The most characters of each field that finds an order. */
export const mostCharacters = { orderId: 40, email: 254 } as const

/** The entered data for finding an order without signing in, right or wrong. */
export const TrackOrder = z.object({
  orderId: z.string().max(1_000, 'too_long').default(''),
  email: z.string().max(1_000, 'too_long').default(''),
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})
export type TrackOrder = z.output<typeof TrackOrder>

export const OrderLookup = z.object({ orderId: nameLine('required', mostCharacters.orderId), email })
