import { enteredProbes } from '@/fuzz/shapes'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import type { Session } from '../session'
import { type Count, countVitest } from './test-counts'
import { serveTestShop } from './test-shop'

const REPORT = 'test-results/fuzz.json'
const LIMIT_MINUTES = 180
/** A few accounts make thousands of requests, most of which the usual limits would refuse. */
const NO_LIMITS = {
  LIMITS: [
    'ordersPlaced',
    'sessionsOpened',
    'uploads',
    'contactMessages',
    'stockAlerts',
    'safetyReports',
    'withdrawals',
    'withdrawalReceipts',
    'complaints',
    'complaintReceipts',
    'consents',
    'letters',
    'accountExports',
    'orderLookups',
    'emailsTried',
  ]
    .map((name) => `${name}=1000000/600`)
    .join(','),
  OPEN_ORDERS_LIMIT_PLN: '1000000000',
}

/** Runs the fuzzer against a server of this stack. `variables` are those of fuzz/shop.fuzz.ts. */
export async function fuzzShop(
  session: Session,
  stack: Record<string, string>,
  variables: Record<string, string>,
): Promise<Count[]> {
  const { environment, checkLog } = await serveTestShop(session, stack, NO_LIMITS)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { ok } = await run(
    process.execPath,
    [packageFile('vitest', 'vitest.mjs'), 'run', '--config', 'fuzz/vitest.config.ts', ...reporters],
    { env: { ...process.env, ...environment, ...variables }, show: true, limitMinutes: LIMIT_MINUTES },
  )
  return [await countVitest(REPORT, ok), await checkLog(enteredProbes)]
}
