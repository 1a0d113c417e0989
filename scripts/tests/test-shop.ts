import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildIfChanged } from '@/local/build'
import { faultsOfLog } from '@/local/log-check'
import { freePort, isPortFree } from '@/local/ports'
import { copyDatabase, PRISTINE } from '@/local/postgres/copy'
import { startShop } from '@/local/shop'
import { startScratchStack } from '@/local/stack'
import type { Session } from '../session'
import type { Count } from './test-counts'

export const RESULTS = 'test-results'

/** Starts the services of the demo on free ports and builds the shop; returns the environment for its servers. */
export async function startTestStack(session: Session): Promise<Record<string, string>> {
  const { environment } = session.keep(await startScratchStack())
  await buildIfChanged(environment, console.log)
  const { DATABASE_URL = '' } = environment
  await copyDatabase(DATABASE_URL, new URL(DATABASE_URL).pathname.slice(1), PRISTINE)
  return environment
}

export type TestShop = {
  /** The environment for clients of this server. */
  environment: Record<string, string>
  /** Checks that the log has only JSON lines without personal data; prints the other lines. */
  checkLog: (probes: string[]) => Promise<Count>
  stop: () => Promise<void>
}

/** Starts a server of that build: the first one at the address that the build was made for, further ones at others. */
export async function serveTestShop(
  session: Session,
  stack: Record<string, string>,
  variables: Record<string, string> = {},
): Promise<TestShop> {
  const own = Number(new URL(stack.SHOP_ORIGIN ?? '').port)
  const port = (await isPortFree(own)) ? own : await freePort()
  const environment = { ...stack, SHOP_ORIGIN: `http://127.0.0.1:${port}`, ...variables }
  const logFile = join(stack.DATA_DIR ?? tmpdir(), `server-${port}.log`)
  const { stop } = session.keep(await startShop({ mode: 'start', port, environment, show: false, logFile }))
  const checkLog = async (probes: string[]) => {
    // for whoever looks for the cause of a failure
    await cp(logFile, join(RESULTS, basename(logFile)))
    const faults = await faultsOfLog(logFile, probes)
    const isClean = faults.length === 0
    console.log(`${isClean ? '✓' : '✗'} the server's log is JSON lines with nothing personal in them`)
    for (const fault of faults) console.log(`  ${fault}`)
    return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 }
  }
  return { environment, checkLog, stop }
}
