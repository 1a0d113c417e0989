import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/core/database/db'
import { log } from '@/lib/core/runtime/log'
import { hasReceivedTags, listenToOtherServers, notifyOtherServers, takeReceivedTags } from './expired-tags'

log.level = 'silent'
const [onTags, onGap] = [vi.fn(), vi.fn()]
void listenToOtherServers({ onTags, onGap })

const listeners = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN expired_tags' AND datname = current_database()`
const anotherTells = (tags: string[]) =>
  db().$executeRaw`SELECT pg_notify('expired_tags', ${JSON.stringify({ from: 'another server', tags })})`
const somebodyListens = () => vi.waitFor(async () => expect(await listeners()).toHaveLength(1), 10_000)

test('tags from another server are received once, tags from this server never', async () => {
  await somebodyListens()
  await notifyOtherServers(['product:1'])
  await anotherTells(['product:7', 'products:Tire'])
  await anotherTells(['product:7'])
  await vi.waitFor(() => expect(onTags).toHaveBeenCalledTimes(2), 10_000)
  expect(takeReceivedTags()).toEqual(['product:7', 'products:Tire'])
  expect([hasReceivedTags(), takeReceivedTags()]).toEqual([false, []])
})

test('a thousand tags at once reach another server', async () => {
  const tags = Array.from({ length: 1_000 }, (_, id) => `product:${1_000_000 + id}`)
  const another = new pg.Client(process.env.DATABASE_URL)
  const heard: string[] = []
  another.on('notification', ({ payload = '' }) => heard.push(...JSON.parse(payload).tags))
  await another.connect()
  await another.query('LISTEN expired_tags')
  await notifyOtherServers(tags)
  await vi.waitFor(() => expect(heard).toEqual(tags), 10_000)
  await another.end()
  expect(hasReceivedTags()).toBe(false)
})

test('a broken connection is replaced, and the gap is reported', async () => {
  const [listener] = await listeners()
  expect(onGap).not.toHaveBeenCalled()
  await db().$executeRaw`SELECT pg_terminate_backend(${listener?.pid}::int)`
  await vi.waitFor(() => expect(onGap).toHaveBeenCalledTimes(1), 10_000)
  await anotherTells(['news'])
  await vi.waitFor(() => expect(takeReceivedTags()).toEqual(['news']), 10_000)
})
