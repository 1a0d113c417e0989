import { expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { keptSince } from './keeping'

test.each([
  ['2032-12-31T22:59:59Z', '2025-12-31T23:00:00.000Z'],
  ['2032-12-31T23:00:00Z', '2026-12-31T23:00:00.000Z'],
  ['2033-06-01T00:00:00Z', '2026-12-31T23:00:00.000Z'],
])('at %s the code and the database keep what is from %s or later', async (now, since) => {
  expect(keptSince(new Date(now)).toISOString()).toBe(since)
  const [row] = await db().$queryRaw<
    { since: Date }[]
  >`SELECT kept_since(${new Date(now)}::timestamptz) AS since`
  expect(row?.since.toISOString()).toBe(since)
})
