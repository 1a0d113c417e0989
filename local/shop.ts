import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalError } from './local-error'
import { hasExited, startPart } from './processes'
import { PROJECT_ROOT, packageFile } from './project'

const START_PATIENCE_MS = 120_000

type ShopOptions = {
  mode: 'start' | 'dev'
  port: number
  environment: Record<string, string>
  /** Whether the server's output goes to the terminal. */
  show?: boolean
  /** A file for the server's log, in the JSON lines of a hosted shop. */
  logFile?: string
}

/** What scripts/start.mjs hands to Next, so that a server is measured as it is deployed. */
async function asReleased() {
  const built = await readFile(join(PROJECT_ROOT, '.next', 'required-server-files.json'), 'utf8')
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(JSON.parse(built).config) }
}

/** The running server; `crashed` resolves with a sentence when it ends unexpectedly. */
export type ShopServer = Awaited<ReturnType<typeof startShop>>

/** Starts the shop on loopback and waits until it has loaded its code. Throws `LocalError`. */
export async function startShop(options: ShopOptions) {
  const { mode, port, environment, show = true, logFile } = options
  const next = packageFile('next', 'dist', 'bin', 'next')
  const asHosted = logFile ? ['--import', join(PROJECT_ROOT, 'scripts', 'json-console.mjs')] : []
  const log = logFile ? await open(logFile, 'a') : undefined
  const { child, words, crashed, stop } = startPart(
    process.execPath,
    [...asHosted, next, mode, '-H', '127.0.0.1', '-p', String(port)],
    {
      cwd: PROJECT_ROOT,
      env: {
        ...process.env,
        ...environment,
        ...(mode === 'dev'
          ? { NODE_ENV: 'development' }
          : { NODE_ENV: 'production', ...(await asReleased()) }),
      },
      stdio: ['ignore', log?.fd ?? (show ? 'inherit' : 'ignore'), log?.fd ?? 'pipe'],
    },
    // It may drain first, and finish what was begun.
    { signals: ['SIGTERM', 'SIGKILL'], patienceMs: 20_000 },
  )
  await log?.close()
  if (show) child.stderr?.pipe(process.stderr)
  const reason = () => (logFile ? `see ${logFile}` : words().trim() || 'it gave no reason')
  const ended = crashed.then(() => `The shop's server ended by itself: ${reason()}`)

  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    if (hasExited(child)) throw new LocalError(await ended)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return { pid: child.pid ?? 0, crashed: ended, stop }
    await sleep(50)
  }
  await stop()
  throw new LocalError(`The shop's server did not answer within ${START_PATIENCE_MS / 1000} s: ${reason()}`)
}
