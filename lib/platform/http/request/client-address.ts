import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { env } from '@/lib/platform/runtime/env'

const FORWARDED = 'x-forwarded-for'

/** Appends the connection's address, as a proxy does: Next fills the header in only when the client invented none. */
export function addSocketAddress({ headers, socket }: IncomingMessage): void {
  headers[FORWARDED] = [headers[FORWARDED], socket.remoteAddress ?? 'unknown']
    .flat()
    .filter(Boolean)
    .join(', ')
}

/**
 * The client's address, for rate limits: our server wrote the last entry, and each trusted proxy the one before. The client
 * may have invented everything to the left of those.
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get(FORWARDED) ?? '').split(',').map((entry) => entry.trim())
  const address = entries.at(-1 - env().TRUSTED_PROXIES) ?? entries[0]
  return address ? networkOf(address) : 'unknown'
}

/** One internet customer can use 2^64 IPv6 addresses (a /64 network); they count as one client. */
function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('::')
  const groups = before.split(':').filter(Boolean)
  const missing = after === undefined ? 0 : 8 - groups.length - after.split(':').filter(Boolean).length
  const whole = [...groups, ...Array<string>(missing).fill('0'), ...(after ?? '').split(':')]
  return `${whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
