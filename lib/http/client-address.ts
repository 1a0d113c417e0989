import 'server-only'
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import { env } from '@/lib/core/env'

const FORWARDED = 'x-forwarded-for'

/**
 * Appends the address that a connection comes from to X-Forwarded-For, as a proxy would. Handlers see headers only, and
 * Next fills this one in only when it is absent, so that a client could write whatever it likes there.
 */
export function addSocketAddress({ headers, socket }: IncomingMessage): void {
  headers[FORWARDED] = [headers[FORWARDED], socket.remoteAddress ?? 'unknown']
    .flat()
    .filter(Boolean)
    .join(', ')
}

/**
 * The address that a request came from, for counting: our own server wrote the last entry of X-Forwarded-For, each
 * trusted proxy one before it. What stands left of those the client chose itself.
 */
export function clientAddress(headers: Headers): string {
  const entries = (headers.get(FORWARDED) ?? '').split(',').map((entry) => entry.trim())
  const address = entries.at(-1 - env().TRUSTED_PROXIES) ?? entries[0]
  return address ? networkOf(address) : 'unknown'
}

/** One customer of a provider has 2^64 addresses of IPv6 to choose from: they count as one. */
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
