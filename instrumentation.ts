/** Runs once when a server starts: it refuses to serve on a nonsensical environment, and starts what runs beside requests. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/env')
  env()
  const { recordSocketAddresses } = await import('@/lib/http/client-address')
  recordSocketAddresses()
  const { startBackground } = await import('@/lib/background')
  startBackground()
}
