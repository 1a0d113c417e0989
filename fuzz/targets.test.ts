import fc from 'fast-check'
import { expect, test } from 'vitest'
import { casesOf } from './cases'
import { readTargets } from './routes'

/** Loading all handlers takes time. */
const LOADING_MS = 60_000

test(
  'the fuzzer knows the input of every page and route',
  async () => {
    const targets = await readTargets()
    const unknown = targets.flatMap((target) => {
      try {
        fc.sample(casesOf(target), 1)
        return []
      } catch (error) {
        return [String(error)]
      }
    })
    expect(unknown).toEqual([])
    expect(targets.map(({ name }) => name)).toContain('POST /api/contact')
  },
  LOADING_MS,
)
