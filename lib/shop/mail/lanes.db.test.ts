import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { standIns } from '@/local/test-database/stand-ins'
import { lanes } from './lanes'
import { BATCH, CLAIM_SECONDS, openOutbox } from './outbox.service'
import { failedMails } from './queries'
import { resendPatience } from './send'
import { writeMail } from './template'

const { resend } = standIns()
const writers = {
  note: async ({ to }: { to: string }) => writeMail({ locale: 'pl', to, subject: 'Dzień dobry', blocks: [] }),
}
const outbox = openOutbox(writers)
afterAll(() => outbox.close())
beforeEach(async () => {
  resend.sent.length = 0
  resend.quota.daily = Number.POSITIVE_INFINITY
  await db().outbox.deleteMany()
})

let written = 0
/** Rounds until there is nothing left to do. */
async function settle(): Promise<void> {
  while ((await outbox.round()) > 0);
}
const hoursLater = (hours: number) =>
  db()
    .$executeRaw`UPDATE outbox SET taken_at = taken_at - ${hours} * interval '61 minutes' WHERE taken_at IS NOT NULL`

describe('of mails that wait', () => {
  const inLane = (lane: keyof typeof lanes, to: string, more: object = {}) =>
    db().outbox.create({
      data: {
        topic: 'note',
        eventKey: `note:${++written}`,
        payload: { to },
        lane: lanes[lane].number,
        ...more,
      },
    })
  const recipients = () => resend.sent.map(({ mail }) => mail.to)

  test('an order’s confirmation leaves before 200 receipts of junk that came earlier, and 24 of those an hour', async () => {
    await db().outbox.createMany({
      data: Array.from({ length: 200 }, (_, place) => ({
        topic: 'note',
        eventKey: `junk:${place}`,
        payload: { to: 'junk@example.com' },
        lane: lanes.toStrangers.number,
      })),
    })
    await outbox.round()
    await inLane('buyers', 'buyer@example.com')
    await settle()
    expect(recipients().indexOf('buyer@example.com')).toBeLessThanOrEqual(BATCH)
    expect(recipients().filter((to) => to === 'junk@example.com')).toHaveLength(24)
    // none is dropped: the others leave an hour later, up to what all strangers cause in a day
    await hoursLater(1)
    await settle()
    expect(recipients().filter((to) => to === 'junk@example.com')).toHaveLength(48)
    await hoursLater(1)
    await settle()
    expect(recipients().filter((to) => to === 'junk@example.com')).toHaveLength(50)
    expect(await db().outbox.count({ where: { takenAt: null, deadAt: null } })).toBe(150)
  })

  test('a flood of a day leaves half of a quota of 100 mails to orders', async () => {
    resend.quota.daily = 100
    const flood = ['fromStrangers', 'toStrangers', 'confirmations'] as const
    await db().outbox.createMany({
      data: flood.flatMap((lane) =>
        Array.from({ length: 200 }, (_, place) => ({
          topic: 'note',
          eventKey: `${lane}:${place}`,
          payload: { to: 'junk@example.com' },
          lane: lanes[lane].number,
        })),
      ),
    })
    for (const hours of [0, 1, 1, 20]) {
      await hoursLater(hours)
      await settle()
    }
    expect(resend.sent).toHaveLength(50)
    for (let i = 0; i < 50; i++) await inLane('buyers', 'buyer@example.com')
    await settle()
    expect(recipients().filter((to) => to === 'buyer@example.com')).toHaveLength(50)
    expect(await failedMails(anAdministrator)).toEqual([])
  })

  test('letters of accounts whose address nobody has confirmed leave 24 an hour, and no others wait for them', async () => {
    for (let i = 0; i < 30; i++) await inLane('unconfirmed', `${i}@example.com`, { turn: i })
    await inLane('unconfirmed', 'first@example.com', { turn: 1 })
    await inLane('buyers', 'buyer@example.com')
    await settle()
    expect(resend.sent).toHaveLength(25)
    expect(recipients()).toEqual(expect.arrayContaining(['first@example.com', 'buyer@example.com']))
  })

  test('three servers at once send no more of a limited lane than one', async () => {
    const others = [openOutbox(writers), openOutbox(writers)]
    for (let i = 0; i < 60; i++) await inLane('toStrangers', `${i}@example.com`)
    for (let rounds = 0; rounds < 15; rounds++)
      await Promise.all([outbox, ...others].map((server) => server.round()))
    await Promise.all(others.map((other) => other.close()))
    await settle()
    expect(resend.sent).toHaveLength(24)
  })

  test('of a limited lane who has caused fewer leaves first, whoever came earlier', async () => {
    for (let i = 0; i < 40; i++) await inLane('toStrangers', 'often@example.com', { turn: i + 1 })
    await inLane('toStrangers', 'once@example.com', { turn: 1 })
    await settle()
    expect(recipients()).toHaveLength(24)
    expect(recipients()).toContain('once@example.com')
  })

  test('the lower lane leaves first', async () => {
    await inLane('confirmations', 'asked@example.com')
    await inLane('toStrangers', 'stranger@example.com')
    await inLane('fromStrangers', 'shop@example.com')
    await inLane('unconfirmed', 'unconfirmed@example.com')
    await inLane('known', 'known@example.com')
    await inLane('staff', 'staff@example.com')
    await inLane('buyers', 'buyer@example.com')
    await settle()
    expect(recipients()).toEqual([
      'buyer@example.com',
      'staff@example.com',
      'known@example.com',
      'unconfirmed@example.com',
      'shop@example.com',
      'stranger@example.com',
      'asked@example.com',
    ])
  })

  test('one that is held back leaves when its time has come', async () => {
    const { id } = await inLane('buyers', 'later@example.com', { dueAt: new Date(Date.now() + 60_000) })
    await settle()
    expect(resend.sent).toEqual([])
    await db().outbox.update({ where: { id }, data: { dueAt: new Date() } })
    await settle()
    expect(recipients()).toEqual(['later@example.com'])
  })

  test('a round may wait for the provider with all of its mails before any of them expires', () => {
    expect(BATCH * resendPatience.ms).toBeLessThan(CLAIM_SECONDS * 1_000)
  })
})
