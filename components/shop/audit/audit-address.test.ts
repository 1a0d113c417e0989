import { expect, test } from 'vitest'
import { auditPath, auditQuery } from './AuditFilters'

test('the filter of the audit survives its own address', () => {
  const query = {
    ...({ type: 'order', id: 'K7M2Q-X9D4T', actor: 'demo-admin' } as const),
    from: '2026-11-01',
    to: '2026-11-21',
    page: 2,
  }
  const params = Object.fromEntries(new URL(auditPath(query), 'http://shop').searchParams)
  expect(auditQuery(params)).toEqual(query)
})

test.each([{ type: 'customer' }, { from: '21.11.2026' }, { to: '2026-02-30' }, { page: '0' }, { id: '' }])(
  'an address with %o shows everything instead of failing',
  (params) => {
    expect(auditPath(auditQuery(params))).toBe('/admin/audit')
  },
)
