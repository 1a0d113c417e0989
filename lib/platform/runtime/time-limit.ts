import { ShopError } from '@/lib/platform/errors'

/**
 * The result of `work`. The work itself is not canceled by the limit.
 * @throws the error made by `tooLate`, when the work takes longer than `ms`
 */
export async function withTimeLimit<T>(work: Promise<T>, ms: number, tooLate: () => Error): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(tooLate()), ms)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The answer of a service that may never answer.
 * @throws ShopError unavailable when it takes too long
 */
export const answerInTime = <T>(answer: Promise<T>, patienceMs: number): Promise<T> =>
  withTimeLimit(answer, patienceMs, () => new ShopError('unavailable', [], { 'retry-after': '5' }))
