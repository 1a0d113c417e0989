import 'server-only'
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { guardPool } from '@/lib/platform/database/db'
import { ShopError } from '@/lib/platform/errors'
import { keyedHash } from '@/lib/platform/runtime/keyed-hash'
import { limitOf } from '@/lib/platform/runtime/limit-of'
import { type HoldName, isGivenBack, type LimitName, type RefusalName } from '@/lib/platform/runtime/limits'

const TABLE = 'rate_limit'

/** A limit and the key that it counts by: an account or the address of a sender. */
export type Counted = readonly [name: RefusalName, key: string]

const limiters = new Map<LimitName, RateLimiterPostgres>()

function limiterOf(name: LimitName): RateLimiterPostgres {
  const existing = limiters.get(name)
  if (existing) return existing
  const { points, seconds } = limitOf(name)
  const options = { keyPrefix: name, points, duration: seconds }
  const limiter = new RateLimiterPostgres({
    ...options,
    storeClient: guardPool(),
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    // A flood past the limit is blocked in memory, without the database. Limits that give points back always ask.
    ...(isGivenBack(name) ? {} : { inMemoryBlockOnConsumed: points + 1 }),
    // While the database is down each server counts by itself.
    insuranceLimiter: new RateLimiterMemory(options),
  })
  limiters.set(name, limiter)
  return limiter
}

/**
 * Counts one action in each of the limits, or in none of them when one is used up. The returned function gives the
 * points back, for an action without effect.
 *
 * @throws ShopError too_many_requests with Retry-After in seconds
 */
export async function consume(...counted: Counted[]): Promise<() => Promise<void>> {
  const takenPoints: Counted[] = []
  const giveBack = async () => {
    for (const [name, key] of takenPoints.splice(0)) await limiterOf(name).reward(keyedHash(key))
  }
  for (const each of counted) {
    const wait = await takePoint(each)
    if (wait === 0) {
      takenPoints.push(each)
      continue
    }
    await giveBack()
    throw new ShopError('too_many_requests', [], { 'retry-after': String(wait) })
  }
  return giveBack
}

/** Gives points back some time after they were taken, for actions that turned out to be no abuse. */
export async function giveBack(...counted: Counted[]): Promise<void> {
  for (const [name, key] of counted) await limiterOf(name).reward(keyedHash(key))
}

export type Count = (...counted: Counted[]) => Promise<void>

/**
 * Does work that counts in limits: once, even when a transaction in it is run again, and not at all when it fails.
 *
 * @throws ShopError too_many_requests with Retry-After in seconds
 */
export async function withLimits<Done>(work: (countOnce: Count) => Promise<Done>): Promise<Done> {
  let giveBack: (() => Promise<void>) | undefined
  try {
    return await work(async (...counted) => {
      giveBack ??= await consume(...counted)
    })
  } catch (error) {
    await giveBack?.()
    throw error
  }
}

/** Takes a point. Returns the seconds to wait, 0 when the point was taken. */
async function takePoint([name, key]: Counted): Promise<number> {
  const limiter = limiterOf(name)
  try {
    await limiter.consume(keyedHash(key))
    return 0
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    // A refused action must not count against later ones.
    if (isGivenBack(name)) await limiter.reward(keyedHash(key))
    return Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000))
  }
}

/** Counts one action and refuses nothing. Returns how many it makes within the window. */
export async function countAction(name: HoldName, key: string): Promise<number> {
  const { consumedPoints } = await limiterOf(name).penalty(keyedHash(key))
  return consumedPoints
}

/** Deletes counters whose window is over and returns their number. */
export async function clearExpiredLimits(): Promise<number> {
  const { rowCount } = await guardPool().query(`DELETE FROM ${TABLE} WHERE expire < $1`, [Date.now()])
  return rowCount ?? 0
}
