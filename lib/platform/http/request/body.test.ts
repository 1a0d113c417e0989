import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bodyBytes, bodyText } from './body'

const limits = { most: 50_000_000, tooLarge: 'import.too_large', brokenOff: 'import.broken_off' } as const

type Pace = { bytes: number; everyMs: number; pieces: number }

/** A body that arrives at a given pace after a given first piece. */
function paced({ bytes, everyMs, pieces }: Pace, first = { bytes: 0 }) {
  let sent = 0
  const body = new ReadableStream({
    start(controller) {
      if (first.bytes > 0) controller.enqueue(new Uint8Array(first.bytes))
    },
    async pull(controller) {
      await new Promise((resolve) => setTimeout(resolve, everyMs))
      if (sent++ < pieces) controller.enqueue(new Uint8Array(bytes))
      else controller.close()
    },
  })
  return new Request('https://trakt.example/api/thing', {
    method: 'POST',
    body,
    duplex: 'half',
  } as RequestInit)
}

/** What happens to a request's body within a given time. */
async function fate(request: Request, ms: number): Promise<unknown> {
  const reading = bodyBytes(request, limits).then(
    (bytes) => bytes.length,
    (error) => error,
  )
  const waiting = new Promise((resolve) => setTimeout(resolve, ms, 'still waiting'))
  const outcome = Promise.race([reading, waiting])
  await vi.advanceTimersByTimeAsync(ms + 1)
  return outcome
}

describe('a body that comes too slowly', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())
  const refused = { code: 'request_timeout', headers: { connection: 'close' } }

  test('a body is refused when nothing arrives for ten seconds, and its connection is closed', async () => {
    expect(await fate(paced({ bytes: 0, everyMs: 3_600_000, pieces: 1 }), 10_001)).toMatchObject(refused)
  })

  test('a body is refused when it stalls for half a minute, however much arrived before', async () => {
    const stalling = () => paced({ bytes: 1, everyMs: 31_000, pieces: 1 }, { bytes: 1_000_000 })
    expect(await fate(stalling(), 29_000)).toBe('still waiting')
    expect(await fate(stalling(), 30_100)).toMatchObject(refused)
  })

  test('a body of one byte a second is refused', async () => {
    expect(await fate(paced({ bytes: 1, everyMs: 1_000, pieces: 100_000 }), 12_000)).toMatchObject(refused)
  })

  test('a body of 20 kB a second is read to its end, even for minutes', async () => {
    expect(await fate(paced({ bytes: 20_000, everyMs: 1_000, pieces: 240 }), 300_000)).toBe(4_800_000)
  })
})

describe('a body that is not what it said', () => {
  const send = (body: string, length: number) =>
    bodyBytes(
      new Request('https://trakt.example', {
        method: 'POST',
        body,
        headers: { 'content-length': String(length) },
      }),
      { ...limits, most: 1_000 },
    )

  test.each([9, 11])('a body of 10 bytes that announced %i is refused', async (length) => {
    await expect(send('0123456789', length)).rejects.toMatchObject({ code: 'import.broken_off' })
  })

  test('a body of 10 bytes that announced 10 is accepted', async () => {
    expect(String(await send('0123456789', 10))).toBe('0123456789')
  })

  test('a body that breaks off in the middle is refused', async () => {
    const body = new ReadableStream({
      pull(controller) {
        controller.error(new Error('aborted'))
      },
    })
    const request = new Request('https://trakt.example', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    await expect(bodyBytes(request, limits)).rejects.toMatchObject({ code: 'import.broken_off' })
  })

  test('a body that announces too large a size is refused before it is read', async () => {
    await expect(send('x', 1_001)).rejects.toMatchObject({ code: 'import.too_large' })
  })

  test('an endless body is cut off at the limit', async () => {
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += 100
        controller.enqueue(new Uint8Array(100))
      },
    })
    const request = new Request('https://trakt.example', {
      method: 'POST',
      body,
      duplex: 'half',
    } as RequestInit)
    await expect(bodyBytes(request, { ...limits, most: 1_000 })).rejects.toMatchObject({
      code: 'import.too_large',
    })
    expect(sent).toBeLessThan(2_000)
  })
})

test('bodies that many clients hold open together are bounded, and small ones are read all the same', async () => {
  const waiting: ReadableStreamDefaultController[] = []
  const held = (bytes: number) => {
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes).fill(32))
        waiting.push(controller)
      },
    })
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'text/plain' } }
    return bodyText(new Request('https://trakt.example', init as RequestInit), 'text/plain').then(
      (text) => text.length,
      ({ code }) => code,
    )
  }
  const many = Array.from({ length: 720 }, () => held(90_000))
  expect(await Promise.race(many)).toBe('unavailable')
  const small = held(1_000)
  for (const controller of waiting) controller.close()
  expect(await small).toBe(1_000)
  const outcomes = await Promise.all(many)
  expect(outcomes.filter((each) => each === 90_000).length).toBeGreaterThan(600)
  // what they held is free again
  const last = held(90_000)
  waiting.at(-1)?.close()
  expect(await last).toBe(90_000)
})
