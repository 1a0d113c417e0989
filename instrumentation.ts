/**
 * Runs once when a server starts: it refuses to serve on a nonsensical environment, answers what Next fails at, and
 * starts what runs beside requests.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/env')
  env()
  const { hookRequests } = await import('@/lib/http/server-hook')
  const { answerUnroutable } = await import('@/lib/http/unroutable')
  hookRequests(answerUnroutable)
  const { startBackground } = await import('@/lib/background')
  startBackground()
}
