import { once } from 'node:events'
import { createServer, IncomingMessage, ServerResponse } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { promisify } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { drainBeforeStop, sendElsewhere, takesVisitors, warmUp } from './readiness'

const former = process.listeners('SIGTERM')

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  for (const listener of former) process.on('SIGTERM', listener)
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const asksOthers = { 'x-asks-other-servers': 'yes' }

function answered(method: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method,
    headers,
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  const response = new ServerResponse(request)
  return { isAnswered: sendElsewhere(request, response), response }
}

/** A server for the visits to itself, and what it was asked for. */
async function visited(answer: (response: ServerResponse) => void) {
  const paths: (string | undefined)[] = []
  const server = createServer((request, response) => {
    paths.push(request.url)
    answer(response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.stubEnv('PORT', String((server.address() as AddressInfo).port))
  return { paths, server }
}

test('a server that loads its code lets visitors go to another one', async () => {
  const { paths, server } = await visited((response) => {
    expect(answered('GET', asksOthers).response.statusCode).toBe(502)
    expect(answered('GET').isAnswered).toBe(false)
    response.end()
  })
  const warmingUp = warmUp()
  expect(takesVisitors()).toBe(false)
  await warmingUp
  expect(paths.length).toBeGreaterThan(1)
  expect(takesVisitors()).toBe(true)
  expect(answered('GET', asksOthers).isAnswered).toBe(false)
  await promisify(server.close.bind(server))()
})

test('what runs beside the visitors begins after the first visits, and before the server counts as ready', async () => {
  const { paths, server } = await visited((response) => response.end())
  const startBeside = vi.fn(async () => {
    expect(paths.length).toBeGreaterThan(1)
    expect(takesVisitors()).toBe(false)
  })
  await warmUp(startBeside)
  expect(startBeside).toHaveBeenCalledOnce()
  expect(takesVisitors()).toBe(true)
  await promisify(server.close.bind(server))()
})

test('a server that is told to stop neither waits for its own visit nor starts anything', async () => {
  const { paths, server } = await visited(() => {})
  const startBeside = vi.fn()
  const warmingUp = warmUp(startBeside)
  await expect.poll(() => paths).toHaveLength(1)
  const closed = promisify(server.close.bind(server))()
  process.emit('SIGTERM')
  await closed
  await warmingUp
  expect(paths).toHaveLength(1)
  expect(startBeside).not.toHaveBeenCalled()
})

test('a server that is told to stop serves on until balancers know, and only then stops listening', () => {
  vi.useFakeTimers()
  const stop = vi.fn()
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', stop)
  drainBeforeStop(5)
  expect(answered('GET').response.shouldKeepAlive).toBe(true)

  process.emit('SIGTERM')
  expect(takesVisitors()).toBe(false)
  expect(answered('GET', asksOthers).response.statusCode).toBe(502)
  for (const visit of [answered('GET'), answered('POST', asksOthers)]) {
    expect(visit.isAnswered).toBe(false)
    expect(visit.response.shouldKeepAlive).toBe(false)
  }
  vi.advanceTimersByTime(4_900)
  expect(answered('GET', asksOthers).isAnswered).toBe(false)
  expect(stop).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(stop).toHaveBeenCalledExactlyOnceWith('SIGTERM')
})
