import { ShopError } from '@/lib/platform/errors'

/** The result of `work`, which the limit does not cancel. @throws the error made by `tooLate` after `ms` */
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

/** The answer of a service that may never answer. @throws ShopError unavailable */
export const answerInTime = <T>(answer: Promise<T>, patienceMs: number): Promise<T> =>
  withTimeLimit(answer, patienceMs, () => new ShopError('unavailable', [], { 'retry-after': '5' }))
