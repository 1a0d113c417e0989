import pg from 'pg'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { shopHealth } from '@/lib/office/shop-health/queries'
import { db } from '@/lib/platform/database/db'
import { anAdministrator } from '@/lib/sales/orders/testing'
import { mailFaults } from '@/local/resend/server'
import { standIns } from '@/local/test-database/stand-ins'
import { openOutbox, QUOTA_PAUSE_MS } from './outbox.service'
import { failedMails } from './queries'
import { resendPatience } from './send'
import { retryMail } from './service'
import { writeMail } from './template'

const { resend } = standIns()

type Payload = { to: string; words?: string }
const writers = {
  note: async ({ to, words = 'Dzień dobry' }: Payload) =>
    writeMail({ locale: 'pl', to, subject: words, blocks: [] }),
  nobody: async () => null,
  broken: async () => {
    throw new Error('the letter cannot be written')
  },
}
const retries = { limit: 2, firstPauseSeconds: 1 }
const outbox = openOutbox(writers, { retries })
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

let written = 0
async function write(topic: string, payload: Payload | object = { to: 'anna@example.com' }): Promise<number> {
  const { id } = await db().outbox.create({ data: { topic, eventKey: `${topic}:${++written}`, payload } })
  return Number(id)
}
const row = async (id: number) => db().outbox.findUniqueOrThrow({ where: { id } })
/** Makes the next try of what has failed due; what a server has in its hands stays there. */
const endPauses = () =>
  db()
    .$executeRaw`UPDATE outbox SET next_try_at = now() - interval '1 second' WHERE next_try_at IS NOT NULL AND attempts > 0`
const endClaims = () =>
  db().$executeRaw`UPDATE outbox SET next_try_at = now() - interval '1 second' WHERE next_try_at IS NOT NULL`
/** Rounds until there is nothing left to do, with the waiting between the tries taken away. */
async function settle(server = outbox): Promise<void> {
  for (let rounds = 0; rounds < 20; rounds++) {
    await endPauses()
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
    const others = [openOutbox(writers, { retries }), openOutbox(writers, { retries })]
    for (let i = 0; i < 30; i++) await write('note')
    const servers = [outbox, ...others]
    for (let rounds = 0; rounds < 10; rounds++) await Promise.all(servers.map((server) => server.round()))
    expect(resend.sent).toHaveLength(30)
    expect(new Set(resend.sent.map(({ key }) => key)).size).toBe(30)
    expect(resend.exchanges.filter(({ key }) => key === resend.sent[0]?.key)).toHaveLength(1)
    await Promise.all(others.map((other) => other.close()))
  })
})

describe('when Resend fails', () => {
  const faults = [...mailFaults.filter((fault) => fault !== 'refused'), 'down'] as const
  test.each(faults)('with %s, the mail is tried again and goes out once', async (fault) => {
    if (fault === 'down') await resend.listen(false)
    else resend.faults.push(fault)
    const id = await write('note')
    const { ms } = resendPatience
    if (fault === 'slow') resendPatience.ms = 300
    await outbox.round()
    resendPatience.ms = ms
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
    const [failed] = await failedMails(anAdministrator)
    expect(failed).toMatchObject({ id, topic: 'note', eventKey: `note:${written}`, attempts: 3 })
    expect(failed?.reason).toContain('500')

    await retryMail(id, anAdministrator)
    expect(await db().auditEntry.findMany({ where: { subjectType: 'mail' } })).toMatchObject([
      { action: 'mail.retry', actor: anAdministrator.uid, subjectId: String(id), after: { deadAt: null } },
    ])
    await settle()
    expect(resend.sent).toHaveLength(1)
    expect(await failedMails(anAdministrator)).toEqual([])
    await expect(retryMail(id, anAdministrator)).rejects.toThrow('not_found')
  })

  test('because its quota is used up, nothing is tried until there is one again, and no mail loses a try', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    // its pause ends by the clock of this test
    const paused = openOutbox(writers, { retries })
    try {
      resend.quota.daily = 0
      const ids: number[] = []
      for (let i = 0; i < 5; i++) ids.push(await write('note'))
      // twice as often as a mail is tried
      for (let pause = 0; pause < 2 * retries.limit; pause++) {
        resend.exchanges.length = 0
        await settle(paused)
        expect(resend.exchanges).toHaveLength(1)
        vi.setSystemTime(Date.now() + QUOTA_PAUSE_MS)
      }
      expect((await mailsReading()).words).toBe('mails.quota')
      expect(await failedMails(anAdministrator)).toEqual([])
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
    expect(await failedMails(anAdministrator)).toMatchObject([
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
  expect(await failedMails(anAdministrator)).toMatchObject([
    { id: broken, reason: expect.stringContaining('cannot be written') },
  ])
})

test('a server that dies with a mail in its hands leaves it to another one', async () => {
  const id = await write('note')
  const dying = openOutbox(writers, { retries, deliver: () => new Promise(() => {}) })
  void dying.round()
  await expect.poll(async () => (await row(id)).takenAt).not.toBeNull()
  await settle()
  expect(resend.sent).toHaveLength(0)
  await endClaims()
  await outbox.round()
  expect(resend.sent).toHaveLength(1)
  await dying.close()
})

test('a mail with which every server dies is given up after as many tries as others', async () => {
  const id = await write('note')
  const dying = openOutbox(writers, { retries, deliver: () => new Promise(() => {}) })
  for (let tries = 1; tries <= retries.limit + 1; tries++) {
    void dying.round()
    await expect.poll(async () => (await row(id)).tries).toBe(tries)
    await endClaims()
  }
  await settle()
  await dying.close()
  expect(resend.sent).toHaveLength(0)
  expect(await failedMails(anAdministrator)).toMatchObject([{ id, reason: 'no try came to an end' }])
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
  await endClaims()
  await settle()
  expect(resend.sent).toHaveLength(20)
  expect(new Set(resend.sent.map(({ key }) => key)).size).toBe(20)
  expect(await db().outbox.count({ where: { sentAt: null } })).toBe(0)
})
