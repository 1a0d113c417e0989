import type { Instrumentation } from 'next'

/**
 * Runs once when a server starts: it refuses to serve on a nonsensical environment, answers what Next fails at, and
 * starts what runs beside requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/runtime/env')
  const trustProxy = env().TRUSTED_PROXIES > 0
  const { identifyRequest } = await import('@/lib/core/runtime/request-id')
  const { addSocketAddress } = await import('@/lib/http/request/client-address')
  const { hookRequests } = await import('@/lib/http/server-hook')
  const { answerUnroutable } = await import('@/lib/http/unroutable')
  const { drainBeforeStop, sendElsewhere, warmUp } = await import('@/lib/http/readiness')
  const { sendCompressedAsset } = await import('@/lib/http/compressed-assets')
  const { sendClosedPage } = await import('@/lib/http/pages/closed-shop')
  const { interceptPage } = await import('@/lib/http/pages/page-interceptor')
  const { keepOutagePages } = await import('@/lib/http/pages/outage-pages')
  // the scripts of `next dev` change too often to be known by their hashes
  const isServing = process.env.NODE_ENV === 'production'
  hookRequests((request, response) => {
    identifyRequest(request, response, { trustProxy })
    addSocketAddress(request)
    return (
      sendElsewhere(request, response) ||
      answerUnroutable(request, response) ||
      sendClosedPage(request, response) ||
      (isServing && (sendCompressedAsset(request, response) || interceptPage(request, response)))
    )
  })
  if (isServing) void keepOutagePages()
  if (isServing && process.env.NEXT_PHASE !== 'phase-production-build') {
    void warmUp()
    drainBeforeStop(env().DRAIN_SECONDS)
  }
  const { tryToLoadSettings } = await import('@/lib/settings/load')
  // a build has no shop to close, and may have no database
  if (process.env.NEXT_PHASE !== 'phase-production-build') await tryToLoadSettings()
  const { startBackground } = await import('@/lib/background')
  startBackground()
}

/** Says which page failed; Next writes the error itself to the console, with the same request id and digest. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteFailure } = await import('@/lib/http/pages/busy-requests')
  noteFailure(error)
  const { log } = await import('@/lib/core/runtime/log')
  const { digest } = error as { digest?: string }
  log.error({ failed: context.routePath, method: request.method, path: request.path.split('?')[0], digest })
}
