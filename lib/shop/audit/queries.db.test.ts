import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { transaction } from '@/lib/platform/database/transaction'
import { AUDIT_PAGE, auditActors, auditEntries } from './queries'
import { AuditQuery } from './schema'
import { recordChange } from './service'

const anna = { uid: 'anna', name: 'Anna Nowak' }
const piotr = { uid: 'piotr', name: 'Piotr Lis' }

const entry = (by: typeof anna, id: string, price: number) =>
  transaction((tx) =>
    recordChange(tx, by, {
      action: 'product.edit',
      subject: { type: 'product', id },
      before: { price, title: 'Błoto' },
      after: { price: price + 1, title: 'Błoto' },
    }),
  )

const found = async (filter: Record<string, string>) => {
  const { entries, total } = await auditEntries(AuditQuery.parse(filter), 'owner')
  return { total, seen: entries.map(({ actor, subjectId }) => `${actor} ${subjectId}`) }
}

beforeAll(async () => {
  await entry(anna, '1', 100)
  await entry(piotr, '1', 101)
  await entry(anna, '2', 50)
  await db().$executeRaw`
    INSERT INTO audit_entry (at, actor, actor_name, action, subject_type, subject_id, before, after)
    VALUES ('2026-03-01T22:59:00Z', 'anna', 'Anna Lis', 'order.status', 'order', 'EARLY', '{"status":"Sent"}', NULL),
      ('2026-03-01T23:01:00Z', 'anna', 'Anna Nowak', 'order.status', 'order', 'LATE', '{"status":"Sent"}', NULL)`
})

test('the latest change stands first, with the field that changed and no other', async () => {
  const { entries, total } = await auditEntries(AuditQuery.parse({ type: 'product' }), 'owner')
  expect(total).toBe(3)
  expect(entries[0]).toMatchObject({
    actor: 'anna',
    actorName: 'Anna Nowak',
    action: 'product.edit',
    subjectType: 'product',
    subjectId: '2',
    before: { price: 50 },
    after: { price: 51 },
  })
})

test('an audit entry is found by its subject, by its actor, and by both', async () => {
  expect(await found({ type: 'product', id: '1' })).toEqual({ total: 2, seen: ['piotr 1', 'anna 1'] })
  expect((await found({ actor: 'piotr' })).seen).toEqual(['piotr 1'])
  expect((await found({ actor: 'piotr', id: '2' })).total).toBe(0)
})

test("a day is the shop's: one minute before midnight in Warsaw belongs to it, one after does not", async () => {
  expect((await found({ from: '2026-03-01', to: '2026-03-01' })).seen).toEqual(['anna EARLY'])
  expect((await found({ from: '2026-03-02', to: '2026-03-02' })).seen).toEqual(['anna LATE'])
})

test('everybody is named once, by the name they had last', async () => {
  expect(await auditActors()).toEqual([
    { actor: 'anna', name: 'Anna Nowak' },
    { actor: 'piotr', name: 'Piotr Lis' },
  ])
})

test('a long audit is turned page by page, and no page follows the last', async () => {
  await db().$executeRaw`
    INSERT INTO audit_entry (actor, actor_name, action, subject_type, subject_id, after)
    SELECT 'cli:root', 'root', 'news.create', 'news', n::text, '{"title":"A"}' FROM generate_series(1, ${AUDIT_PAGE + 5}) n`
  const second = await found({ type: 'news', page: '2' })
  expect(second.total).toBe(AUDIT_PAGE + 5)
  expect(second.seen).toHaveLength(5)
  expect(second.seen.at(-1)).toBe('cli:root 1')
  expect(await found({ type: 'news', page: '3' })).toEqual(second)
})
