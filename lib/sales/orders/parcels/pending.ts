import { z } from 'zod'
import { formCookie } from '@/lib/platform/http/own-cookie'
import { mostCharacters, type TrackOrder } from './schema'

const TypedLookup = z.object({ orderId: z.string(), email: z.string() })

/** Holds what found no order until it is corrected. */
export const lookupCookie = formCookie('trakt-track', 10, TypedLookup)

/** The key of the own address at which an order is being paid: the address that PayPal's page leads back to has none. */
export const payingCookie = formCookie('trakt-paying', 60, z.string())

/** A lookup, cut to what the form takes. */
export const typedLookup = ({ orderId, email }: TrackOrder): z.output<typeof TypedLookup> => ({
  orderId: orderId.slice(0, mostCharacters.orderId),
  email: email.slice(0, mostCharacters.email),
})
