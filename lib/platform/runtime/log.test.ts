import { expect, test } from 'vitest'
import { keyedHash } from './keyed-hash'
import { pathInLog } from './log'
import { setRequiredVariables } from './testing'

test('the log has the path of a request without the key of a link in a mail', () => {
  setRequiredVariables()
  process.env.HASH_KEY = 'x'.repeat(32)
  process.env.DATABASE_URL ??= 'postgresql://127.0.0.1/x'
  const key = keyedHash('stock alerts of jan@trakt.example')
  expect(pathInLog(`/api/stock-alerts/${key}`)).toBe('/api/stock-alerts/…')
  expect(pathInLog(`/track/ABCDE-12345.${key}`)).toBe('/track/ABCDE-12345.…')
  expect(pathInLog('/api/trakt/cart/0123456789012345678901234567/items')).toContain('01234')
})
