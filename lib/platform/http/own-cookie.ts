import { variable } from '@/lib/platform/runtime/env'

const isHttps = () => new URL(variable('SHOP_ORIGIN')).protocol === 'https:'

/** The name of a cookie for the server alone: with `__Host-` no other subdomain and nobody on the line can plant one. */
export const ownCookie = (name: string): string => (isHttps() ? `__Host-${name}` : name)

/** A `Set-Cookie` header. Lax, not Strict: a buyer who returns from PayPal's site is still signed in. */
export const setOwnCookie = (name: string, value: string, maxAge: number): string =>
  `${ownCookie(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps() ? '; Secure' : ''}`
