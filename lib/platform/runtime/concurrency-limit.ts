import pLimit from 'p-limit'
import { ShopError } from '@/lib/platform/errors'

/** Runs `work` when it is its turn. Refuses it when the wait would exceed `maxWaitMs`. */
export type ConcurrencyLimit = <T>(work: () => Promise<T>, maxWaitMs: number) => Promise<T>

/** Runs at most `atOnce` pieces of work in parallel, in order. @throws ShopError unavailable, after too long a wait */
export function concurrencyLimit(atOnce: number): ConcurrencyLimit {
  const limit = pLimit(atOnce)
  return (work, maxWaitMs) =>
    new Promise((resolve, reject) => {
      let isRefused = false
      const timer = setTimeout(() => {
        isRefused = true
        reject(new ShopError('unavailable', [], { 'retry-after': '5' }))
      }, maxWaitMs)
      const begin = async () => {
        clearTimeout(timer)
        if (!isRefused) await work().then(resolve, reject)
      }
      limit(begin).catch(reject)
    })
}
