import { z } from 'zod'
import { MOST_LINES } from '@/lib/platform/values/max-quantity'
import { isOnline } from '@/lib/platform/values/payment-types'
import { isRowId } from '@/lib/platform/values/row-id'
import { line, optionalParagraphs } from '@/lib/platform/values/text'
import { Quantity } from '@/lib/sales/cart/schema'
import { isEachOnce } from '@/lib/sales/ids'
import { PlaceOrder } from '@/lib/sales/orders/schema'

const Line = z.object({
  productId: z.number('invalid_number').refine(isRowId, 'invalid_number'),
  quantity: Quantity,
})

/** An order for a caller, who has accepted the terms and may pay online only at its own address; `userId` enters it. */
export const PhoneOrder = z.object({
  order: PlaceOrder.refine((order) => order.commercialConsent && order.privacyConsent, {
    path: ['commercialConsent'],
    error: 'consent_required',
  }).refine((order) => !isOnline(order.typeOfPayment), {
    path: ['typeOfPayment'],
    error: 'payment_not_offered',
  }),
  items: z
    .array(Line)
    .min(1, 'required')
    .max(MOST_LINES, 'out_of_range')
    .refine((lines) => isEachOnce(lines.map(({ productId }) => productId)), 'invalid_value'),
  /** For the staff only. */
  note: optionalParagraphs(2_000),
})
export const PhoneOrderKey = z.object({ key: line('required', 200) })

export type PhoneOrder = z.output<typeof PhoneOrder>
export type PhoneOrderInput = z.input<typeof PhoneOrder>
