import { mkdir } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { noteJobFailure, noteJobSuccess } from '@/lib/platform/jobs/service'
import { env } from '@/lib/platform/runtime/env'
import { wordsOf } from '@/lib/shop/texts/translator'
import { askCertificate } from './certificate'
import { digestMail, tellDigest } from './mails'
import { badReadings, shopHealth } from './queries'

const order = {
  userId: 'anna',
  customerType: 'private_person',
  firstAndLastName: 'Anna Żółw',
  email: 'anna@example.com',
  phone: '+48600700800',
  address: 'Leśna 1',
  city: 'Łódź',
  postCode: '90-001',
  country: 'PL',
  typeOfDelivery: 'delivery_with_assembly',
  typeOfPayment: 'payment_at_delivery',
}

beforeAll(async () => {
  await mkdir(env().DATA_DIR, { recursive: true })
  const placed = (id: string, totalGrosze: number, orderDate: string, status = 'Pending') =>
    db().shopOrder.create({ data: { ...order, id, totalGrosze, orderDate: new Date(orderDate), status } })
  // the day ends at 23:00 by universal time, at midnight in Poland
  await placed('AAAAA-AAAA1', 100_00, '2026-11-20T23:30:00Z')
  await placed('AAAAA-AAAA2', 50_00, '2026-11-21T12:00:00Z', 'Canceled')
  await placed('AAAAA-AAAA3', 900_00, '2026-11-21T23:30:00Z')
})

test('servers that tell the digest at the same time put one mail a day into the outbox, from seven on', async () => {
  await tellDigest(new Date('2026-11-22T05:30:00Z'))
  expect(await db().outbox.count({ where: { topic: 'shop.digest' } })).toBe(0)
  const morning = new Date('2026-11-22T06:30:00Z')
  await Promise.all([tellDigest(morning), tellDigest(morning), tellDigest(morning)])
  await tellDigest(new Date('2026-11-22T18:00:00Z'))
  const told = await db().outbox.findMany({ where: { topic: 'shop.digest' } })
  expect(told.map(({ payload }) => payload)).toEqual([{ day: '2026-11-21' }])
  await tellDigest(new Date('2026-11-23T06:30:00Z'))
  expect(await db().outbox.count({ where: { topic: 'shop.digest' } })).toBe(2)
})

test.each([
  [
    'back',
    '2026-10-25T06:30:00Z',
    '2026-10-25T22:30:00Z',
    '2026-10-26T06:30:00Z',
    '2026-10-24',
    '2026-10-25',
  ],
  [
    'forward',
    '2027-03-28T05:30:00Z',
    '2027-03-28T21:30:00Z',
    '2027-03-29T05:30:00Z',
    '2027-03-27',
    '2027-03-28',
  ],
])('where the clock goes %s, a day is told on the morning after it, and once', async (_, ...moments) => {
  const [morning = '', lateEvening = '', nextMorning = '', before = '', changing = ''] = moments
  await db().outbox.deleteMany({ where: { topic: 'shop.digest' } })
  const told = async () =>
    (await db().outbox.findMany({ where: { topic: 'shop.digest' }, orderBy: { id: 'asc' } })).map(
      ({ payload }) => payload,
    )
  await tellDigest(new Date(morning))
  await tellDigest(new Date(lateEvening))
  expect(await told()).toEqual([{ day: before }])
  await tellDigest(new Date(nextMorning))
  expect(await told()).toEqual([{ day: before }, { day: changing }])
})

test('the digest has the day’s orders by the shop’s clock, and each red line with what to do', async () => {
  await noteJobFailure('backup', new Error('The disk is full'))
  expect(await badReadings()).toContain('backup')
  const mail = await digestMail({ day: '2026-11-21' })
  expect(mail?.to).toEqual(['biuro@trakt.example', 'magazyn@trakt.example'])
  const text = mail?.text.replaceAll('\u00a0', ' ')
  expect(text).toMatch(/Zamówienia: 2\n/)
  expect(text).toMatch(/W tym anulowane: 1\n/)
  expect(text).toContain('100,00 zł')
  expect(text).toContain('nie powiodła się: The disk is full')
  expect(text).toContain('npm run ops -- backup')
  expect(text).toContain('/admin/health')
  await noteJobSuccess('backup')
  expect(await badReadings()).not.toContain('backup')
  expect((await digestMail({ day: '2026-11-21' }))?.text).not.toContain('npm run ops -- backup')
})

test('the digest tells of a newer release, though nothing is bad about it', async () => {
  await noteJobSuccess('release', { newest: '99.0.0' })
  const text = (await digestMail({ day: '2026-11-21' }))?.text
  expect(text).toContain('99.0.0')
  expect(text).toContain('shop upgrade')
  await noteJobSuccess('release', { newest: '0.0.1' })
  expect((await digestMail({ day: '2026-11-21' }))?.text).not.toContain('shop upgrade')
})

test('the page reads mails, payments, jobs, disk and database', async () => {
  const readings = Object.fromEntries((await shopHealth()).map((reading) => [reading.key, reading]))
  expect(readings.mails?.values.count).toBeGreaterThan(0)
  expect(readings.database?.values.connections).toBeGreaterThan(0)
  expect(readings.disk?.values.percent).toBeGreaterThanOrEqual(0)
  expect(readings.backup).toMatchObject({ state: 'good' })
  expect(readings.certificate).toBeUndefined()
  const t = wordsOf('pl')
  for (const { key, words } of Object.values(readings)) {
    expect(t.has(`shopHealth.readings.${words}`), words).toBe(true)
    expect(t.has(`shopHealth.readings.${key}.advice`), key).toBe(true)
  }
})

test('a host that does not answer with a certificate is said', async () => {
  expect(await askCertificate('127.0.0.1', 1)).toEqual({ failure: expect.stringContaining('ECONNREFUSED') })
})
