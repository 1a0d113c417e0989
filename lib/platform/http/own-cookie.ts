import { variable } from '@/lib/platform/runtime/env'

const isHttps = () => new URL(variable('SHOP_ORIGIN')).protocol === 'https:'

/**
 * The name of a cookie that only the server reads. Over HTTPS browsers take `__Host-` from this host alone, and encrypted:
 * neither another subdomain nor somebody on the line can plant one.
 */
export const ownCookie = (name: string): string => (isHttps() ? `__Host-${name}` : name)

/** A `Set-Cookie` header. Lax, not Strict: a buyer who returns from PayPal's site is still signed in. */
export const setOwnCookie = (name: string, value: string, maxAge: number): string =>
  `${ownCookie(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps() ? '; Secure' : ''}`
