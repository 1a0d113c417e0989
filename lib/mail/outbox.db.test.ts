import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { db } from '@/lib/core/database/db'
import { shopHealth } from '@/lib/shop-health/queries'
import { mailFaults } from '@/local/resend/server'
import { standIns } from '@/local/test-database/stand-ins'
import { lanes } from './lanes'
import { BATCH, EXPIRE_SECONDS, openOutbox, QUOTA_PAUSE_MS } from './outbox'
import { failedMails } from './queries'
import { patience } from './send'
import { retryMail } from './service'
import { writeMail } from './template'

const { resend } = standIns()

type Payload = { to: string; words?: string }
const administrator = {
  uid: 'administrator',
  name: 'Anna Nowak',
  email: 'admin@trakt.example',
  isAdmin: true,
  role: 'owner' as const,
}

const writers = {
  note: async ({ to, words = 'Dzień dobry' }: Payload) =>
    writeMail({ locale: 'pl', to, subject: words, blocks: [] }),
  nobody: async () => null,
  broken: async () => {
    throw new Error('the letter cannot be written')
  },
}
const retries = { retryLimit: 2, retryDelay: 1, retryBackoff: true }
const outbox = await openOutbox(writers, { retries })
afterAll(() => outbox.close())
beforeEach(async () => {
  resend.faults.length = 0
  resend.sent.length = 0
  resend.quota.daily = Number.POSITIVE_INFINITY
  await db().outbox.deleteMany()
})

const mailsReading = async () => {
  const reading = (await shopHealth()).find(({ key }) => key === 'mails')
  if (!reading) throw new Error('the health page has no line of mails')
  return reading
}
const hoursLater = (hours: number) =>
  db()
    .$executeRaw`UPDATE outbox SET taken_at = taken_at - ${hours} * interval '61 minutes' WHERE taken_at IS NOT NULL`

let written = 0
async function write(topic: string, payload: Payload | object = { to: 'anna@example.com' }): Promise<number> {
  const { id } = await db().outbox.create({ data: { topic, eventKey: `${topic}:${++written}`, payload } })
  return Number(id)
}
const row = async (id: number) => db().outbox.findUniqueOrThrow({ where: { id } })
/** Rounds until there is nothing left to do, with the waiting between the tries taken away. */
async function settle(server = outbox): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await db().$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state < 'active'`
    if ((await server.round()) === 0) return
  }
  throw new Error('the outbox never came to rest')
}

describe('an event that was written', () => {
  test('becomes one mail, under its own key', async () => {
    const id = await write('note', { to: 'anna@example.com', words: 'Zażółć' })
    await settle()
    expect(resend.sent).toHaveLength(1)
    expect(resend.sent[0]).toMatchObject({
      key: `note:${written}`,
      mail: { to: 'anna@example.com', subject: 'Zażółć' },
    })
    expect(await row(id)).toMatchObject({ providerId: resend.sent[0]?.id, attempts: 1, deadAt: null })
    await settle()
    expect(resend.sent).toHaveLength(1)
  })

  test('that concerns nobody is done without a mail', async () => {
    const id = await write('nobody')
    await settle()
    expect((await row(id)).sentAt).not.toBeNull()
    expect(resend.sent).toHaveLength(0)
  })

  test('of a kind that nobody writes mails for stays where it is', async () => {
    const id = await write('unheard_of')
    await settle()
    expect((await row(id)).takenAt).toBeNull()
  })

  test('is taken by one of three servers', async () => {
    const others = await Promise.all([openOutbox(writers, { retries }), openOutbox(writers, { retries })])
    for (let i = 0; i < 30; i++) await write('note')
    const servers = [outbox, ...others]
    for (let rounds = 0; rounds < 10; rounds++) await Promise.all(servers.map((server) => server.round()))
    expect(resend.sent).toHaveLength(30)
    expect(new Set(resend.sent.map(({ key }) => key)).size).toBe(30)
    expect(resend.exchanges.filter(({ key }) => key === resend.sent[0]?.key)).toHaveLength(1)
    await Promise.all(others.map((other) => other.close()))
  })
})

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
    expect(await failedMails(administrator)).toEqual([])
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
    const others = await Promise.all([openOutbox(writers, { retries }), openOutbox(writers, { retries })])
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
    expect(BATCH * patience.ms).toBeLessThan(EXPIRE_SECONDS * 1_000)
  })
})

describe('when Resend fails', () => {
  const faults = [...mailFaults.filter((fault) => fault !== 'refused'), 'down'] as const
  test.each(faults)('with %s, the mail is tried again and goes out once', async (fault) => {
    if (fault === 'down') await resend.listen(false)
    else resend.faults.push(fault)
    const id = await write('note')
    const { ms } = patience
    if (fault === 'slow') patience.ms = 300
    await outbox.round()
    patience.ms = ms
    await resend.listen(true)
    await settle()
    expect(resend.sent).toHaveLength(1)
    expect(await row(id)).toMatchObject({ attempts: 2, lastError: null, deadAt: null })
    expect((await row(id)).sentAt).not.toBeNull()
  })

  test('for good, the administrator sees the mail and why, and has it tried again', async () => {
    resend.faults.push('error', 'error', 'error')
    const id = await write('note')
    await settle()
    expect(resend.sent).toHaveLength(0)
    const [failed] = await failedMails(administrator)
    expect(failed).toMatchObject({ id, topic: 'note', eventKey: `note:${written}`, attempts: 3 })
    expect(failed?.reason).toContain('500')

    await retryMail(id, administrator)
    expect(await db().auditEntry.findMany({ where: { subjectType: 'mail' } })).toMatchObject([
      { action: 'mail.retry', actor: 'administrator', subjectId: String(id), after: { deadAt: null } },
    ])
    await settle()
    expect(resend.sent).toHaveLength(1)
    expect(await failedMails(administrator)).toEqual([])
    await expect(retryMail(id, administrator)).rejects.toThrow('not_found')
  })

  test('because its quota is used up, nothing is tried until there is one again, and no mail loses a try', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    // its pause ends by the clock of this test
    const paused = await openOutbox(writers, { retries })
    try {
      resend.quota.daily = 0
      const ids: number[] = []
      for (let i = 0; i < 5; i++) ids.push(await write('note'))
      // twice as often as a mail is tried
      for (let pause = 0; pause < 2 * retries.retryLimit; pause++) {
        resend.exchanges.length = 0
        await settle(paused)
        expect(resend.exchanges).toHaveLength(1)
        vi.setSystemTime(Date.now() + QUOTA_PAUSE_MS)
      }
      expect((await mailsReading()).words).toBe('mails.quota')
      expect(await failedMails(administrator)).toEqual([])
      expect(await row(ids[0] ?? 0)).toMatchObject({ takenAt: null, attempts: 0 })

      resend.quota.daily = 5
      await settle(paused)
      expect(resend.sent).toHaveLength(5)
      expect((await mailsReading()).words).toBe('mails.none')
    } finally {
      vi.useRealTimers()
      await paused.close()
    }
  })

  test('to take an impossible mail, it is not sent a thousand times but shown at once', async () => {
    resend.faults.push('refused')
    const id = await write('note')
    await settle()
    expect(await failedMails(administrator)).toMatchObject([
      { id, attempts: 1, reason: expect.stringContaining('422') },
    ])
  })

  test('after taking a mail whose words have changed since, it counts as sent', async () => {
    resend.faults.push('lost')
    const id = await write('note', { to: 'anna@example.com', words: 'Old words' })
    await outbox.round()
    await db().outbox.update({
      where: { id },
      data: { payload: { to: 'anna@example.com', words: 'New words' } },
    })
    await settle()
    expect(resend.sent.map(({ mail }) => mail.subject)).toEqual(['Old words'])
    expect((await row(id)).sentAt).not.toBeNull()
  })
})

test('a letter that cannot be written does not hold up the others', async () => {
  const broken = await write('broken')
  await write('note')
  await settle()
  expect(resend.sent).toHaveLength(1)
  expect(await failedMails(administrator)).toMatchObject([
    { id: broken, reason: expect.stringContaining('cannot be written') },
  ])
})

test('a server that dies with a mail in its hands leaves it to another one', async () => {
  const id = await write('note')
  const dying = await openOutbox(writers, { retries, deliver: () => new Promise(() => {}) })
  void dying.round()
  while ((await row(id)).takenAt === null) await new Promise((resolve) => setTimeout(resolve, 20))
  await expect
    .poll(async () => {
      const [job] = await db().$queryRaw<
        { state: string }[]
      >`SELECT state::text FROM pgboss.job WHERE name = 'mail' AND state = 'active'`
      return job?.state
    })
    .toBe('active')
  await settle()
  expect(resend.sent).toHaveLength(0)
  await db()
    .$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '2 minutes' WHERE state = 'active'`
  const next = await openOutbox(writers, { retries })
  await next.round()
  await db().$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state < 'active'`
  await next.round()
  expect(resend.sent).toHaveLength(1)
  await next.close()
})

test('with every connection cut again and again nothing is lost and nothing comes twice', async () => {
  for (let i = 0; i < 20; i++) await write('note')
  const killer = new pg.Client(process.env.DATABASE_URL)
  await killer.connect()
  let failures = 0
  let isOver = false
  const cutting = (async () => {
    while (!isOver) {
      await killer.query(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle'`,
      )
      await new Promise((resolve) => setTimeout(resolve, 3))
    }
  })()
  for (let rounds = 0; failures < 15 && rounds < 200; rounds++) await outbox.round().catch(() => failures++)
  isOver = true
  await cutting
  await killer.end()
  expect(failures).toBeGreaterThan(0)

  // what was in somebody's hands when the connection went is taken up again after its time
  await db()
    .$executeRaw`UPDATE pgboss.job SET started_on = now() - interval '2 minutes' WHERE state = 'active'`
  const next = await openOutbox(writers, { retries })
  for (let rounds = 0; rounds < 20; rounds++) {
    await db().$executeRaw`UPDATE pgboss.job SET start_after = now() - interval '1 s' WHERE state < 'active'`
    await next.round()
  }
  await next.close()
  expect(resend.sent).toHaveLength(20)
  expect(new Set(resend.sent.map(({ key }) => key)).size).toBe(20)
  expect(await db().outbox.count({ where: { sentAt: null } })).toBe(0)
})
