import { ShopError } from '@/lib/platform/errors'

/** The idempotency key that the browser created for one order; undefined when there is none. */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')?.trim()
  if (!key) return undefined
  if (key.length > 200) throw new ShopError('invalid', [{ path: 'Idempotency-Key', code: 'too_long' }])
  return key
}
