import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { productTypes } from '@/lib/catalog/schema'
import { finderTag, productsTag } from '@/lib/catalog/tags'
import { expireTags } from '@/lib/core/cache'
import { log } from '@/lib/core/log'
import { newsTag } from '@/lib/news/tags'

const PAUSE_MS = 1_000
const TRIES = 60
const PATIENCE_MS = 10_000

const kept = globalThis as typeof globalThis & { shopAwake?: true }

/**
 * A prerendered page tells of the day of the build, and what has expired since then a new server does not know: it has
 * them all drawn anew, once. Only a request can expire tags, so this is part of the health check, which a server asks
 * itself as soon as it starts (`wake`) and a balancer before it sends anybody.
 */
export function expireBuiltPages(): void {
  if (kept.shopAwake) return
  kept.shopAwake = true
  expireTags([...productTypes.flatMap((type) => [productsTag(type), finderTag(type)]), newsTag])
}

/** Asks this server for its health until it is well; one that does not listen on loopback waits for its balancer. */
export async function wake(): Promise<void> {
  const address = `http://127.0.0.1:${process.env.PORT}/api/health`
  for (let tries = 0; tries < TRIES && !kept.shopAwake; tries++) {
    await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
    if (!kept.shopAwake) await sleep(PAUSE_MS, undefined, { ref: false })
  }
  if (!kept.shopAwake) log.warn({ wake: `${address} is not well: prerendered pages tell of the build's day` })
}
