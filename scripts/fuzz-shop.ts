import { enteredProbes } from '@/fuzz/shapes'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import type { Session } from './session'
import { type Count, countVitest } from './test-counts'
import { startTestShop } from './test-shop'

const REPORT = 'test-results/fuzz.json'
const LIMIT_MINUTES = 180

/** Fuzzes a shop of its own. `variables` are those that fuzz/shop.fuzz.ts reads. */
export async function fuzzShop(session: Session, variables: Record<string, string>): Promise<Count[]> {
  const { environment, checkLog } = await startTestShop(session)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]
  const { ok } = await run(
    process.execPath,
    [packageFile('vitest', 'vitest.mjs'), 'run', '--config', 'fuzz/vitest.config.ts', ...reporters],
    { env: { ...process.env, ...environment, ...variables }, show: true, limitMinutes: LIMIT_MINUTES },
  )
  return [await countVitest(REPORT, ok), await checkLog(enteredProbes)]
}
