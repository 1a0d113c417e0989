import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { POST } from '@/app/api/consent/route'
import { db } from '@/lib/platform/database/db'
import { CONSENT_VERSION } from './client'
import { eraseOldConsents } from './service'

const send = (body: object) =>
  POST(
    new Request('http://127.0.0.1:3000/api/consent', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
    { params: Promise.resolve({}) },
  )

test('a consent and its withdrawal are stored as proof, with time and version and nothing of the person', async () => {
  const visitor = randomUUID()
  const answer = { visitor, version: CONSENT_VERSION, locale: 'ru' }
  const before = new Date()
  expect((await send({ ...answer, granted: true })).status).toBe(204)
  expect((await send({ ...answer, granted: false })).status).toBe(204)
  const records = await db().consentRecord.findMany({ where: { visitor }, orderBy: { id: 'asc' } })
  expect(records.map(({ id: _id, createdAt: _at, ...record }) => record)).toEqual([
    { visitor, purpose: 'analytics', granted: true, version: CONSENT_VERSION, locale: 'ru' },
    { visitor, purpose: 'analytics', granted: false, version: CONSENT_VERSION, locale: 'ru' },
  ])
  expect(Number(records[0]?.createdAt)).toBeGreaterThanOrEqual(Number(before) - 1_000)
})

test('a consent without a random number or a version is refused', async () => {
  const response = await send({ visitor: 'anna@example.com', version: 'now', granted: true, locale: 'pl' })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ errors: [{ path: 'visitor' }, { path: 'version' }] })
})

test('a consent is deleted when nobody can ask for its proof any more', async () => {
  const visitor = randomUUID()
  expect((await send({ visitor, version: CONSENT_VERSION, locale: 'pl', granted: true })).status).toBe(204)
  const year = new Date().getUTCFullYear()
  await eraseOldConsents(new Date(Date.UTC(year + 6, 11, 31)))
  expect(await db().consentRecord.count({ where: { visitor } })).toBe(1)
  await eraseOldConsents(new Date(Date.UTC(year + 7, 0, 2)))
  expect(await db().consentRecord.count({ where: { visitor } })).toBe(0)
})
