import { createServer, type Socket } from 'node:net'
import { PrismaPg } from '@prisma/adapter-pg'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { freePort } from '@/local/ports'
import { PrismaClient } from '@/prisma/generated/client'
import { isDatabaseOutage } from './outage'
import { type Query, queryOn } from './query'

let close = async () => {}
afterEach(() => close())

/** Starts a server in place of the database. */
async function somethingAt(port: number, hear: (socket: Socket) => void): Promise<void> {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket.on('error', () => {}))
    hear(socket)
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  close = async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
    close = async () => {}
  }
}

const settings = { connectionTimeoutMillis: 300 }
const calls = {
  'a lookup': (connectionString: string) =>
    new PrismaClient({ adapter: new PrismaPg({ connectionString, ...settings }) }).shopOrder.findFirst(),
  'a statement': (connectionString: string) => anOrder(statementsAt(connectionString)),
  'a transaction': (connectionString: string) =>
    statementsAt(connectionString).transaction().execute(anOrder),
}
const statementsAt = (connectionString: string) => {
  const pool = new pg.Pool({ connectionString, ...settings })
  return queryOn(() => pool)
}
const anOrder = (on: Query) => on.selectFrom('shopOrder').select('id').executeTakeFirst()
const databases: Record<string, (port: number) => Promise<void>> = {
  'does not run': async () => {},
  'hangs up': (port) => somethingAt(port, (socket) => socket.destroy()),
  'hangs up at the first word': (port) =>
    somethingAt(port, (socket) => socket.once('data', () => socket.destroy())),
  'says nothing': (port) => somethingAt(port, () => {}),
}

test.each(
  Object.entries(databases).flatMap(([state, stand]) =>
    Object.entries(calls).map(([name, call]) => [state, name, stand, call] as const),
  ),
)('a database that %s is an outage for %s, not a fault of the shop', async (_state, _name, stand, call) => {
  const port = await freePort()
  await stand(port)
  const error = await Promise.resolve(call(`postgresql://shop:shop@127.0.0.1:${port}/shop`)).then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(isDatabaseOutage(error), String(error)).toBe(true)
})

test("an error of the shop's own is not an outage", () => {
  for (const code of ['P2002', 'P2025', '42703', '23514', '22001'])
    expect(isDatabaseOutage(Object.assign(new Error('x'), { code }))).toBe(false)
})

test.each([
  'Client has encountered a connection error and is not queryable',
  'Connection terminated unexpectedly',
  'timeout exceeded when trying to connect',
])('an error of the driver without a code is an outage too: %s', (words) => {
  expect(isDatabaseOutage(new Error(words))).toBe(true)
})
