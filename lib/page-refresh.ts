import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import { productTypes } from '@/lib/catalog/product/schema'
import { finderTag, productPagesTag, productsTag } from '@/lib/catalog/product/tags'
import { expireHere } from '@/lib/core/cache/cache'
import { hasReceivedTags, listenToOtherServers, takeReceivedTags } from '@/lib/core/cache/expired-tags'
import { log } from '@/lib/core/runtime/log'
import { newsTag } from '@/lib/news/tags'

// Pages can also become stale without a request: a new server starts with the pages of the build, and other servers
// write. Next expires pages only during a request, so a server with stale pages requests its own health check.

const PAUSE_MS = 1_000
const TRIES = 60
const PATIENCE_MS = 10_000
/** Expirations within this time are handled together. */
const GATHER_MS = 100

/** State of the process: Next may load this module several times. */
const processState = globalThis as typeof globalThis & { shopCaughtUp?: boolean; shopCatchingUp?: boolean }

/** Whether this server has left the pages of the build behind. */
export const hasCaughtUp = (): boolean => Boolean(processState.shopCaughtUp)

const isUpToDate = () => hasCaughtUp() && !hasReceivedTags()

/**
 * Expires the pages that other servers changed, and all pages once, because prerendered pages are as old as the build.
 * Part of the health check, which a server requests itself (`requestHealthUntilUpToDate`) and a balancer before it
 * sends visitors.
 */
export function expireStalePages(): void {
  const tags = takeReceivedTags()
  if (!processState.shopCaughtUp)
    tags.push(
      ...productTypes.flatMap((type) => [productsTag(type), productPagesTag(type), finderTag(type)]),
      newsTag,
    )
  processState.shopCaughtUp = true
  if (tags.length > 0) expireHere(tags)
}

/** Requests this server's health check until it is up to date. If it does not listen on loopback, its balancer does. */
export async function requestHealthUntilUpToDate(): Promise<void> {
  if (processState.shopCatchingUp) return
  processState.shopCatchingUp = true
  const address = `http://127.0.0.1:${process.env.PORT}/api/health`
  for (let tries = 0; tries < TRIES && !isUpToDate(); tries++) {
    await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined)
    if (!isUpToDate()) await sleep(PAUSE_MS, undefined, { ref: false })
  }
  processState.shopCatchingUp = false
  if (!isUpToDate())
    log.warn({ pageRefresh: `${address} is not well: pages may be older than what they tell of` })
}

/** Keeps this server's pages up to date with the writes of other servers. */
export function followOtherServers(): void {
  void listenToOtherServers({
    onTags: () => void sleep(GATHER_MS, undefined, { ref: false }).then(requestHealthUntilUpToDate),
    onGap: () => {
      processState.shopCaughtUp = false
      void requestHealthUntilUpToDate()
    },
  })
}
