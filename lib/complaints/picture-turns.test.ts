import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pictureTurns } from './picture-turns'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const limits = {
  mostAtOnce: 3,
  mostOfOneSender: 2,
  mostWaiting: 3,
  mostWaitingOfOneSender: 2,
  patienceMs: 1_000,
}
const here = new AbortController().signal

function watched() {
  const takeTurn = pictureTurns(limits)
  const order: string[] = []
  const take = async (sender: string, name: string, signal = here) => {
    const end = await takeTurn(sender, signal)
    order.push(end ? name : `${name} refused`)
    return end ?? (() => undefined)
  }
  return { take, order, settled: () => vi.advanceTimersByTimeAsync(0) }
}

test('one sender takes its share of the turns and leaves the others to somebody else', async () => {
  const { take, order, settled } = watched()
  const [first] = [take('a', 'a1'), take('a', 'a2'), take('a', 'a3'), take('b', 'b1'), take('c', 'c1')]
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1'])
  ;(await first)?.()
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3'])
})

test('a turn that ends twice is given on once', async () => {
  const { take, order, settled } = watched()
  const [first] = [take('a', 'a1'), take('b', 'b1'), take('c', 'c1'), take('d', 'd1'), take('e', 'e1')]
  await settled()
  const end = await first
  end?.()
  end?.()
  await settled()
  expect(order).toEqual(['a1', 'b1', 'c1', 'd1'])
})

test('who finds too many waiting is refused at once, and so is who waited too long or has gone', async () => {
  const { take, order, settled } = watched()
  for (const name of ['a1', 'a2']) void take('a', name)
  void take('b', 'b1')
  for (const name of ['a3', 'a4', 'a5']) void take('a', name)
  await settled()
  expect(order).toEqual(['a1', 'a2', 'b1', 'a5 refused'])
  const gone = new AbortController()
  void take('c', 'c1', gone.signal)
  void take('d', 'd1')
  gone.abort()
  await settled()
  expect(order.slice(4)).toEqual(['d1 refused', 'c1 refused'])
  await vi.advanceTimersByTimeAsync(1_001)
  expect(order.slice(6)).toEqual(['a3 refused', 'a4 refused'])
  void take('e', 'e1', gone.signal)
  await settled()
  expect(order.at(-1)).toBe('e1 refused')
})
