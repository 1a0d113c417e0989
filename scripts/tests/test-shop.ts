import { cp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { buildIfChanged } from '@/local/build'
import { faultsOfLog } from '@/local/log-check'
import { freePort, isPortFree } from '@/local/ports'
import { copyDatabase, PRISTINE } from '@/local/postgres/copy'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import { startShop } from '@/local/shop'
import { startScratchStack } from '@/local/stack'
import type { Session } from '../session'

export const RESULTS = 'test-results'

export type Count = { passed: number; failed: number }

export const countOne = (ok: boolean): Count => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1 })

/** Runs Vitest and shows its output. */
export const runVitest = (args: string[], options: Parameters<typeof run>[2]) =>
  run(process.execPath, [packageFile('vitest', 'vitest.mjs'), 'run', ...args], { show: true, ...options })

/** Runs Vitest and counts its tests by the report that it writes. */
export async function countVitest(report: string, args: string[], options: Parameters<typeof run>[2]) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { ok, output } = await runVitest([...args, ...reporters], options)
  const { numPassedTests = 0, numFailedTests = 0 } = await readReport(report)
  return { output, count: toCount(ok, numPassedTests, numFailedTests) }
}

/** Counts a run without a failed test that failed nevertheless (a file did not load, for example) as one failure. */
export function toCount(ok: boolean, passed: number, failed: number): Count {
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

export const readReport = async (file: string) => JSON.parse(await readFile(file, 'utf8').catch(() => '{}'))

/** Starts the services of the demo on free ports and builds the shop; returns the environment for its servers. */
export async function startTestStack(session: Session): Promise<Record<string, string>> {
  const { environment } = session.keep(await startScratchStack())
  await buildIfChanged(environment, console.log)
  const { DATABASE_URL = '' } = environment
  await copyDatabase(DATABASE_URL, new URL(DATABASE_URL).pathname.slice(1), PRISTINE)
  return environment
}

export type TestShop = Awaited<ReturnType<typeof serveTestShop>>

/** Starts a server of that build: the first one at the address that the build was made for, further ones at others. */
export async function serveTestShop(
  session: Session,
  stack: Record<string, string>,
  variables: Record<string, string> = {},
) {
  const own = Number(new URL(stack.SHOP_ORIGIN ?? '').port)
  const port = (await isPortFree(own)) ? own : await freePort()
  /** For clients of this server. */
  const environment = { ...stack, SHOP_ORIGIN: `http://127.0.0.1:${port}`, ...variables }
  const logFile = join(stack.DATA_DIR ?? tmpdir(), `server-${port}.log`)
  const { stop } = session.keep(await startShop({ mode: 'start', port, environment, show: false, logFile }))
  /** Checks that the log has only JSON lines without personal data; prints the other lines. */
  const checkLog = async (probes: string[]): Promise<Count> => {
    // for whoever looks for the cause of a failure
    await cp(logFile, join(RESULTS, basename(logFile)))
    const faults = await faultsOfLog(logFile, probes)
    const isClean = faults.length === 0
    console.log(`${isClean ? '✓' : '✗'} the server's log is JSON lines with nothing personal in them`)
    for (const fault of faults) console.log(`  ${fault}`)
    return countOne(isClean)
  }
  return { environment, checkLog, stop }
}
