import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { expireHere } from '@/lib/core/cache'
import { hasHeard, listenToOthers, takeHeard } from '@/lib/core/expired-tags'
import { log } from '@/lib/core/log'
import { newsTag } from '@/lib/news/tags'

// Pages grow old for other reasons than requests: the server was started with those of the build, or another server
// wrote. Next lets only a request expire them, so a server that knows of such pages asks itself for its health.

const PAUSE_MS = 1_000
const TRIES = 60
const PATIENCE_MS = 10_000
/** What comes close together is expired together. */
const GATHER_MS = 100

/** Of this process, however often the module is loaded. */
const kept = globalThis as typeof globalThis & { shopCaughtUp?: boolean; shopCatchingUp?: boolean }

const isUpToDate = () => Boolean(kept.shopCaughtUp) && !hasHeard()

/**
 * Has pages drawn anew that others changed, and all of them once: a prerendered page tells of the day of the build.
 * Part of the health check, which a server asks itself (`callUntilUpToDate`), and a balancer before it sends anybody.
 */
export function catchUp(): void {
  const tags = takeHeard()
  if (!kept.shopCaughtUp)
    tags.push(
      ...productTypes.flatMap((type) => [productsTag(type), productPagesTag(type), finderTag(type)]),
      newsTag,
    )
  kept.shopCaughtUp = true
  if (tags.length > 0) expireHere(tags)
}

/** Asks this server for its health until it is up to date; one that does not listen on loopback waits for its balancer. */
export async function callUntilUpToDate(): Promise<void> {
  if (kept.shopCatchingUp) return
  kept.shopCatchingUp = true
  const address = `http://127.0.0.1:${process.env.PORT}/api/health`
  for (let tries = 0; tries < TRIES && !isUpToDate(); tries++) {
    await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
    if (!isUpToDate()) await sleep(PAUSE_MS, undefined, { ref: false })
  }
  kept.shopCatchingUp = false
  if (!isUpToDate())
    log.warn({ pageRefresh: `${address} is not well: pages may be older than what they tell of` })
}

/** Keeps this server's pages up to date with what the others write. */
export function followOthers(): void {
  void listenToOthers({
    onHeard: () => void sleep(GATHER_MS, undefined, { ref: false }).then(callUntilUpToDate),
    onGap: () => {
      kept.shopCaughtUp = false
      void callUntilUpToDate()
    },
  })
}
