import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LocalError } from '../local-error'
import { isPortFree } from '../ports'
import { startPart } from '../processes'

type AuthEmulatorOptions = {
  /** Folder for the accounts, so that users can sign in again after a restart. */
  dataDir: string
  port: number
  projectId: string
}

const HOST = '127.0.0.1'

type Report = { ready: true } | { failed: 'start' | 'restore'; reason: string }

/** The running emulator; `address` is for `FIREBASE_AUTH_EMULATOR_HOST`. */
export type AuthEmulator = Awaited<ReturnType<typeof startAuthEmulator>>

/** Starts the Firebase Auth emulator. Throws `LocalError`. */
export async function startAuthEmulator({ port, projectId, ...options }: AuthEmulatorOptions) {
  const dataDir = resolve(options.dataDir)
  const accountsFile = join(dataDir, 'accounts.json')
  if (!(await isPortFree(port)))
    throw new LocalError(
      `Port ${port}, wanted for the Firebase Auth emulator, is taken: stop the program that uses it, choose another port with AUTH_EMULATOR_PORT, or give FIREBASE_AUTH_EMULATOR_HOST of one that runs already.`,
    )
  await mkdir(dataDir, { recursive: true })

  const script = fileURLToPath(new URL('./emulator-process.mjs', import.meta.url))
  const { child, words, crashed, stop } = startPart(
    process.execPath,
    [script, HOST, String(port), projectId, accountsFile],
    {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: 'production' },
    },
    { signals: ['SIGTERM', 'SIGKILL'], patienceMs: 5_000 },
  )
  const report = await new Promise<Report>((settle) => {
    child.once('message', settle)
    child.once('close', () => settle({ failed: 'start', reason: words() }))
  })
  if ('failed' in report)
    throw new LocalError(
      report.failed === 'restore'
        ? `The accounts in ${accountsFile} cannot be read (${report.reason}): move that file away and start again.`
        : `The Firebase Auth emulator does not start: ${report.reason}`,
    )
  child.disconnect()
  return { port, address: `${HOST}:${port}`, crashed, stop }
}
