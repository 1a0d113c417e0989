/** Runs once when a server starts: it refuses to serve on a nonsensical environment, and starts what runs beside requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/env')
  env()
  const { standBeforeNext } = await import('@/lib/http/pages/front')
  // the scripts of `next dev` change too often to be known by their hashes
  if (process.env.NODE_ENV === 'production') standBeforeNext()
  const { startBackground } = await import('@/lib/background')
  startBackground()
}
