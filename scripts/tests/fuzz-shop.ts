import { enteredProbes } from '@/fuzz/shapes'
import { limits } from '@/lib/platform/runtime/limits'
import { copyDatabase, PRISTINE } from '@/local/postgres/copy'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import type { Session } from '../session'
import { type Count, countVitest } from './test-counts'
import { serveTestShop } from './test-shop'

const REPORT = 'test-results/fuzz.json'
const LIMIT_MINUTES = 180
/** A few accounts make thousands of requests, most of which the usual limits would refuse. */
const NO_LIMITS = {
  LIMITS: Object.keys(limits)
    // one sender may have a tenth of all
    .map((name) => `${name}=${name === 'addressCodesOfAll' ? 10_000_000 : 1_000_000}/600`)
    .join(','),
  OPEN_ORDERS_LIMIT_PLN: '1000000000',
}

/** Runs the fuzzer against a server of this stack with a database of its own. `variables` are those of fuzz/shop.fuzz.ts.
 * Without `show` its output comes at the end, for a run beside others. */
export async function fuzzShop(
  session: Session,
  stack: Record<string, string>,
  variables: Record<string, string>,
  { show = true } = {},
): Promise<Count[]> {
  const DATABASE_URL = await copyDatabase(stack.DATABASE_URL ?? '', PRISTINE, 'fuzzed')
  const { environment, checkLog, stop } = await serveTestShop(session, stack, { DATABASE_URL, ...NO_LIMITS })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { ok, output } = await run(
    process.execPath,
    [packageFile('vitest', 'vitest.mjs'), 'run', '--config', 'fuzz/vitest.config.ts', ...reporters],
    { env: { ...process.env, ...environment, ...variables }, show, limitMinutes: LIMIT_MINUTES },
  )
  if (!show) console.log(output)
  await stop()
  return [await countVitest(REPORT, ok), await checkLog(enteredProbes)]
}
