import { expect, test } from 'vitest'
import { concurrencyLimit } from './concurrency-limit'

/** Work that ends when the test says so. */
function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('a concurrency limit starts the next piece of work when one ends', async () => {
  const limit = concurrencyLimit(2)
  const gates = Array.from({ length: 3 }, gate)
  const begun: number[] = []
  const calls = gates.map(({ opened }, n) =>
    limit(async () => {
      begun.push(n)
      await opened
      return n
    }, 10_000),
  )
  await expect.poll(() => begun).toEqual([0, 1])
  gates[1]?.open()
  await expect.poll(() => begun).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all(calls)).toEqual([0, 1, 2])
})

test('a call that waited too long is refused, is never run, and holds up nobody behind it', async () => {
  const limit = concurrencyLimit(1)
  const { open, opened } = gate()
  const first = limit(() => opened, 10_000)
  let isRun = false
  const impatient = limit(async () => {
    isRun = true
  }, 10)
  const patient = limit(async () => 'done', 10_000)
  await expect(impatient).rejects.toMatchObject({ code: 'unavailable', headers: { 'retry-after': '5' } })
  open()
  await first
  expect(await patient).toBe('done')
  expect(isRun).toBe(false)
})

test('work that throws under a concurrency limit passes its error on and frees its place', async () => {
  const limit = concurrencyLimit(1)
  await expect(limit(() => Promise.reject(new Error('no')), 10_000)).rejects.toThrow('no')
  expect(await limit(async () => 'done', 10_000)).toBe('done')
})
