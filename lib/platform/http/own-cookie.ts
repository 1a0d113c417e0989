import { z } from 'zod'
import { isErrorCode } from '@/lib/platform/error-codes'
import type { ErrorCode } from '@/lib/platform/errors'
import { variable } from '@/lib/platform/runtime/env'

const isHttps = () => new URL(variable('SHOP_ORIGIN')).protocol === 'https:'

/** The name of a cookie for the server alone: `__Host-` keeps other subdomains and unencrypted connections from setting it. */
export const ownCookie = (name: string): string => (isHttps() ? `__Host-${name}` : name)

/** A `Set-Cookie` header. Lax, not Strict: a buyer who returns from PayPal's site is still signed in. */
export const setOwnCookie = (name: string, value: string, maxAge: number): string =>
  `${ownCookie(name)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAge}${isHttps() ? '; Secure' : ''}`

/** A cookie that carries typed values to the next page, without JavaScript and without personal data in an address. */
export const formCookie = <T>(name: string, minutes: number, shape: z.ZodType<T>) => ({
  /** The stored value; null for a cookie that is missing or not the shop's. */
  read(cookies: { get: (name: string) => { value: string } | undefined }): T | null {
    try {
      const value = cookies.get(ownCookie(name))?.value ?? ''
      return shape.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data ?? null
    } catch {
      return null
    }
  },
  readFrom(headers: Headers): T | null {
    const pairs = (headers.get('cookie') ?? '').split(/;\s*/).map((pair) => pair.split('=', 2))
    const values = new Map(pairs.map(([own = '', value = '']) => [own, { value }]))
    return this.read(values)
  },
  /** The `Set-Cookie` header that stores the value; null deletes the cookie. */
  keep: (content: T | null): string =>
    content === null
      ? setOwnCookie(name, '', 0)
      : setOwnCookie(name, Buffer.from(JSON.stringify(content)).toString('base64url'), minutes * 60),
  /** Sends the browser to the page that reads it. */
  sendTo(location: string, content: T | null): Response {
    return new Response(null, { status: 303, headers: { location, 'set-cookie': this.keep(content) } })
  },
})

export const failureCode = z.custom<ErrorCode>((code) => typeof code === 'string' && isErrorCode(code))
