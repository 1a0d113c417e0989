import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const next = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url))

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (!address || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** Its own visits take a minute on a machine with more to do. */
export const START_PATIENCE_MS = 120_000

/** Whether a server has loaded its code and reaches its database. */
export async function isReady(origin: string): Promise<boolean> {
  for (const path of ['/api/health/ready', '/api/health']) {
    const answer = await fetch(`${origin}${path}`).catch(() => null)
    if (!answer?.ok) return false
  }
  return true
}

/** Starts a second server of the same build on the same database, as behind a balancer, with its own variables. */
export async function startSecondServer(
  otherwise: Record<string, string> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const process_: ChildProcess = spawn(
    process.execPath,
    [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
    { env: { ...process.env, PORT: String(port), SHOP_ORIGIN: origin, ...otherwise }, stdio: 'ignore' },
  )
  const stop = async () => {
    if (process_.exitCode !== null) return
    process_.kill('SIGTERM')
    await once(process_, 'exit')
  }
  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    if (await isReady(origin)) return { origin, stop }
    await sleep(200)
  }
  await stop()
  throw new Error('the second server does not answer')
}
