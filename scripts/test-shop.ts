import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '@/local/build'
import { faultsOfLog } from '@/local/log-check'
import { startShop } from '@/local/shop'
import { startStack } from '@/local/stack'
import type { Session } from './session'
import type { Count } from './test-counts'

export type TestShop = {
  /** For whatever asks the shop. */
  environment: Record<string, string>
  /** Whether all of the shop's log is JSON lines without anything personal; prints what is not. */
  checkLog: (probes: string[]) => Promise<Count>
}

/** The production build with everything around it as in the demo, but on free ports and with its log in a file. */
export async function startTestShop(session: Session): Promise<TestShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'))
  session.keep({ stop: () => rm(dataDir, { recursive: true, force: true }) })
  const anyPort = { PORT: '0', POSTGRES_PORT: '0', AUTH_EMULATOR_PORT: '0', REALTIME_DATABASE_PORT: '0' }
  const variables = { ...anyPort, DATA_DIR: dataDir }
  const { environment, port } = session.keep(await startStack({ variables, durable: false }))
  await buildIfChanged(environment, console.log)
  const logFile = join(dataDir, 'server.log')
  session.keep(await startShop({ mode: 'start', port, environment, show: false, logFile }))
  const checkLog = async (probes: string[]) => {
    const faults = await faultsOfLog(logFile, probes)
    console.log(
      `${faults.length === 0 ? '✓' : '✗'} the server's log is JSON lines with nothing personal in them`,
    )
    for (const fault of faults) console.log(`  ${fault}`)
    return { passed: faults.length === 0 ? 1 : 0, failed: faults.length === 0 ? 0 : 1 }
  }
  return { environment, checkLog }
}
