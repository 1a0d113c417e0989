import { z } from 'zod'
import { setOwnCookie } from '@/lib/http/own-cookie'
import { mostCharacters, type TrackOrder } from './schema'

/** Holds what found no order until it is corrected, so that no e-mail address stands in the address of a page. */
export const LOOKUP_COOKIE = 'trakt-track'
const MINUTES = 10

const TypedLookup = z.object({ orderId: z.string(), email: z.string() })
type TypedLookup = z.output<typeof TypedLookup>

/** The lookup in a cookie; null for one that is missing or not ours. */
export function readLookup(value: string | undefined): TypedLookup | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value ?? '', 'base64url').toString())
    return TypedLookup.safeParse(parsed).data ?? null
  } catch {
    return null
  }
}

/** A `Set-Cookie` header that keeps a lookup, cut to what the form takes. */
export function keepLookup({ orderId, email }: Pick<TrackOrder, 'orderId' | 'email'>): string {
  const kept: TypedLookup = {
    orderId: orderId.slice(0, mostCharacters.orderId),
    email: email.slice(0, mostCharacters.email),
  }
  return setOwnCookie(LOOKUP_COOKIE, Buffer.from(JSON.stringify(kept)).toString('base64url'), MINUTES * 60)
}

/** A `Set-Cookie` header that forgets a lookup. */
export const forgetLookup = (): string => setOwnCookie(LOOKUP_COOKIE, '', 0)
