import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CallError } from '@/lib/platform/http/client'
import { startPolling } from './use-polled'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const view = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', view)
  vi.stubGlobal('document', page)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Polled = Parameters<Parameters<typeof startPolling<number>>[1]>[0] extends (
  before: infer State,
) => unknown
  ? State
  : never

/** Starts with a read that answers when it is told to. */
function polling(isReadAtOnce = false) {
  const answers: { resolve: (value: number) => void; reject: (error: unknown) => void }[] = []
  const shown: Polled[] = [{ value: null, trouble: 'none' }]
  const stop = startPolling<number>(
    () => new Promise((resolve, reject) => answers.push({ resolve, reject })),
    (next) => shown.push(next(shown.at(-1) as Polled)),
    isReadAtOnce,
  )
  return { answers, shown, stop }
}
const comeBack = () => {
  page.dispatchEvent(new Event('visibilitychange'))
  view.dispatchEvent(new Event('focus'))
}
const PAUSE = 15_000

test('a return to the window asks once, although the browser tells of it twice', async () => {
  const { answers, shown, stop } = polling()
  comeBack()
  expect(answers).toHaveLength(1)
  answers[0]?.resolve(7)
  await vi.advanceTimersByTimeAsync(PAUSE - 1)
  expect(shown.at(-1)).toEqual({ value: 7, trouble: 'none' })
  expect(answers).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(2)
  stop()
})

test('a return while the pause runs begins the pause anew, and a page that was left asks no more', async () => {
  const { answers, stop } = polling(true)
  answers[0]?.resolve(1)
  await vi.advanceTimersByTimeAsync(PAUSE - 1_000)
  comeBack()
  answers[1]?.resolve(2)
  await vi.advanceTimersByTimeAsync(PAUSE - 1)
  expect(answers).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(answers).toHaveLength(3)
  stop()
  answers[2]?.resolve(3)
  comeBack()
  await vi.advanceTimersByTimeAsync(PAUSE * 3)
  expect(answers).toHaveLength(3)
})

test('three failures in a row are said, and an ended session ends the asking', async () => {
  const { answers, shown, stop } = polling(true)
  for (const at of [0, 1, 2]) {
    expect(shown.at(-1)?.trouble).toBe('none')
    answers[at]?.reject(new CallError('x', 503, '', 'unavailable', []))
    await vi.advanceTimersByTimeAsync(PAUSE)
  }
  expect(shown.at(-1)?.trouble).toBe('offline')
  answers[3]?.reject(new CallError('x', 401, '', 'account.not_authenticated', []))
  await vi.advanceTimersByTimeAsync(PAUSE * 3)
  expect(shown.at(-1)?.trouble).toBe('signedOut')
  expect(answers).toHaveLength(4)
  stop()
})
