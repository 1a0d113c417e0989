import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/runtime/log'
import { listenToOtherServers, notifyOtherServers } from './expired-tags'

log.level = 'silent'
const [onTags, onListening] = [vi.fn(), vi.fn()]
void listenToOtherServers({ onTags, onListening })

const listeners = () => db().$queryRaw<{ pid: number }[]>`
  SELECT pid FROM pg_stat_activity WHERE query = 'LISTEN expired_tags' AND datname = current_database()`
const anotherTells = (tags: string[]) =>
  db().$executeRaw`SELECT pg_notify('expired_tags', ${JSON.stringify({ from: 'another server', tags })})`
const somebodyListens = () => vi.waitFor(async () => expect(await listeners()).toHaveLength(1), 10_000)

test('tags from another server are received, tags from this server never', async () => {
  await somebodyListens()
  await notifyOtherServers(['product:1'])
  await anotherTells(['product:7', 'products:Tire'])
  await anotherTells(['product:7'])
  await vi.waitFor(() => expect(onTags).toHaveBeenCalledTimes(2), 10_000)
  expect(onTags.mock.calls).toEqual([[['product:7', 'products:Tire']], [['product:7']]])
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
  expect(onTags).toHaveBeenCalledTimes(2)
})

test('a broken connection is replaced, and that there was a gap is told', async () => {
  const [listener] = await listeners()
  expect(onListening).toHaveBeenCalledTimes(1)
  await db().$executeRaw`SELECT pg_terminate_backend(${listener?.pid}::int)`
  await vi.waitFor(() => expect(onListening).toHaveBeenCalledTimes(2), 10_000)
  await anotherTells(['news'])
  await vi.waitFor(() => expect(onTags).toHaveBeenLastCalledWith(['news']), 10_000)
})
