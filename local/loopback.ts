import type { IncomingMessage } from 'node:http'

const ADDRESSES = ['127.0.0.1', '::1', '[::1]', 'localhost']

function isLoopback(host: string): boolean {
  return ADDRESSES.includes(host) || host.endsWith('.localhost')
}

/**
 * Whether a request names this machine as its host and, when a page sent it, comes from a page of this machine: any
 * website can reach loopback through its visitor's browser.
 */
export function isFromThisMachine({ headers }: IncomingMessage): boolean {
  const isLocalUrl = (url: string) => URL.canParse(url) && isLoopback(new URL(url).hostname)
  const addressed = headers.host !== undefined && isLocalUrl(`http://${headers.host}`)
  return addressed && (headers.origin === undefined || isLocalUrl(headers.origin))
}
