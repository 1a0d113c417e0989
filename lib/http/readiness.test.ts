import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { drainBeforeStop, sendElsewhere, takesVisitors, warmUp } from './readiness'

const former = process.listeners('SIGTERM')

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  for (const listener of former) process.on('SIGTERM', listener)
  vi.useRealTimers()
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

test('a server that loads its code lets visitors go to another one', async () => {
  const visit = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    expect(answered('GET', asksOthers).response.statusCode).toBe(502)
    expect(answered('GET').isAnswered).toBe(false)
    return new Response('')
  })
  const warmingUp = warmUp()
  expect(takesVisitors()).toBe(false)
  await warmingUp
  expect(visit).toHaveBeenCalled()
  expect(takesVisitors()).toBe(true)
  expect(answered('GET', asksOthers).isAnswered).toBe(false)
  visit.mockRestore()
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
