import type { Instrumentation } from 'next'

/**
 * Runs once when a server starts: it ends a server whose settings are wrong, answers what Next fails at, and starts what
 * runs beside requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startServer } = await import('@/lib/site/startup/start-server')
  await startServer()
}

/** Says which page failed; Next writes the error itself to the console, with the same request id and digest. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { noteFailedRequest } = await import('@/lib/platform/pages/busy-requests')
  noteFailedRequest(error)
  const { log, pathInLog } = await import('@/lib/platform/runtime/log')
  const { withRequestId } = await import('@/lib/platform/runtime/request-id')
  const { digest } = error as { digest?: string }
  withRequestId(() =>
    log.error({
      failed: context.routePath,
      method: request.method,
      path: pathInLog(request.path.split('?')[0] ?? ''),
      digest,
    }),
  )
}
