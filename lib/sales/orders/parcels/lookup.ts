import { z } from 'zod'
import { defaultLocale, locales } from '@/lib/platform/i18n/routing'
import { email, nameLine } from '@/lib/platform/values/text'

/** The most characters of each field that finds an order. */
export const mostCharacters = { orderId: 40, email: 254 } as const

/** What somebody enters to find an order without signing in, right or wrong. */
export const TrackOrder = z.object({
  orderId: z.string().max(1_000, 'too_long').default(''),
  email: z.string().max(1_000, 'too_long').default(''),
  locale: z.enum(locales, 'unknown_value').default(defaultLocale),
})
export type TrackOrder = z.output<typeof TrackOrder>

export const OrderLookup = z.object({ orderId: nameLine('required', mostCharacters.orderId), email })
