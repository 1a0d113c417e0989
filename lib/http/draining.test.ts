import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { answerWhileDraining, drainBeforeStop, isDraining } from './draining'

const former = process.listeners('SIGTERM')

afterEach(() => {
  process.removeAllListeners('SIGTERM')
  for (const listener of former) process.on('SIGTERM', listener)
  vi.useRealTimers()
})

function answered(method: string, headers: Record<string, string> = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method,
    headers,
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  })
  const response = new ServerResponse(request)
  return { isAnswered: answerWhileDraining(request, response), response }
}

test('a server that is told to stop serves on until balancers know, and only then stops listening', () => {
  vi.useFakeTimers()
  const stop = vi.fn()
  process.removeAllListeners('SIGTERM')
  process.on('SIGTERM', stop)
  drainBeforeStop(5)
  expect(answered('GET').response.shouldKeepAlive).toBe(true)

  process.emit('SIGTERM')
  expect(isDraining()).toBe(true)
  const asksOthers = { 'x-asks-other-servers': 'yes' }
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
