import type { Instrumentation } from 'next'

/** Runs once when a server starts: it refuses to serve on a nonsensical environment, and starts what runs beside requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/env')
  env()
  const { identifyRequests } = await import('@/lib/core/request-id')
  identifyRequests({ trustProxy: Number(process.env.TRUSTED_PROXIES) > 0 })
  const { startBackground } = await import('@/lib/background')
  startBackground()
}

/** Says which page failed; Next writes the error itself to the console, with the same request id and digest. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { log } = await import('@/lib/core/log')
  const { digest } = error as { digest?: string }
  log.error({ failed: context.routePath, method: request.method, path: request.path.split('?')[0], digest })
}
