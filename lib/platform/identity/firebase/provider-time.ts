import { answerInTime } from '@/lib/platform/runtime/time-limit'

/** Limits a call of the provider's SDK, in ms: the SDK itself waits forever. */
const PATIENCE_MS = 10_000

/** @throws ShopError unavailable when the provider does not answer */
export const askProvider = <T>(work: Promise<T>): Promise<T> => answerInTime(work, PATIENCE_MS)
