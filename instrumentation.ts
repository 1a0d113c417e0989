/** Runs once when a server starts: it refuses to serve on a nonsensical environment. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { env } = await import('@/lib/core/env')
  env()
}
