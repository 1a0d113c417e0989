import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LocalError } from './local-error'
import { endChild, hasExited, lastWords, spawnWatched } from './processes'
import { PROJECT_ROOT, packageFile } from './project'

const START_PATIENCE_MS = 120_000

export type ShopServer = {
  pid: number
  /** Resolves with a sentence when the server ends unexpectedly. */
  crashed: Promise<string>
  stop: () => Promise<void>
}

export type ShopOptions = {
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

/** Starts the shop on loopback and waits until it has loaded its code. Throws `LocalError`. */
export async function startShop(options: ShopOptions): Promise<ShopServer> {
  const { mode, port, environment, show = true, logFile } = options
  const next = packageFile('next', 'dist', 'bin', 'next')
  const asHosted = logFile ? ['--import', join(PROJECT_ROOT, 'scripts', 'json-console.mjs')] : []
  const log = logFile ? await open(logFile, 'a') : undefined
  const args = [...asHosted, next, mode, '-H', '127.0.0.1', '-p', String(port)]
  const child = spawnWatched(process.execPath, args, {
    cwd: PROJECT_ROOT,
    env: {
      ...process.env,
      ...environment,
      ...(mode === 'dev' ? { NODE_ENV: 'development' } : { NODE_ENV: 'production', ...(await asReleased()) }),
    },
    stdio: ['ignore', log?.fd ?? (show ? 'inherit' : 'ignore'), log?.fd ?? 'pipe'],
  })
  await log?.close()
  const words = logFile ? () => `see ${logFile}` : lastWords(child)
  if (show) child.stderr?.pipe(process.stderr)

  let stopping = false
  const crashed = new Promise<string>((settle) => {
    child.once('close', () => {
      if (!stopping) settle(`The shop's server ended by itself: ${words().trim() || 'it gave no reason'}`)
    })
  })
  const stop = async () => {
    stopping = true
    // It may drain first, and finish what was begun.
    await endChild(child, ['SIGTERM', 'SIGKILL'], 20_000)
  }

  const deadline = Date.now() + START_PATIENCE_MS
  while (Date.now() < deadline) {
    if (hasExited(child)) throw new LocalError(await crashed)
    const answer = await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => undefined)
    await answer?.body?.cancel()
    if (answer?.ok) return { pid: child.pid ?? 0, crashed, stop }
    await sleep(50)
  }
  await stop()
  throw new LocalError(`The shop's server did not answer within ${START_PATIENCE_MS / 1000} s: ${words()}`)
}
