import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBrowser } from '@/local/browser'
import { LocalError } from '@/local/local-error'
import { run } from '@/local/processes'
import { packageFile } from '@/local/project'
import { runSession, type Session } from '../session'
import { fuzzShop } from './fuzz-shop'
import {
  type Count,
  countOne,
  countVitest,
  RESULTS,
  readReport,
  serveTestShop,
  startTestStack,
  type TestShop,
  toCount,
} from './test-shop'

/** Names, streets and phone numbers that the journeys enter; they must not appear in the log. */
const PROBES = ['Łucja', 'Żółć', 'Błotna', '600700800', '600 700 800']
/** A short run, with few requests at once since the checks run beside it; `npm run fuzz` is the long one. */
const FUZZ = { FUZZ_CASES: '2000', FUZZ_SEED: '1', FUZZ_AT_ONCE: '4' }

const paths = process.argv.slice(2).filter((argument) => argument !== '--long')
const journeys = paths.filter((path) => path.includes('.spec.') || /^e2e\b/.test(path))
const tests = paths.filter((path) => !journeys.includes(path))
const everything = paths.length === 0
const long = process.argv.includes('--long')
if (long) process.env.TEST_LONG = '1'
/** The summary is printed even when a test hangs. The limit is twice the time of a quiet machine. */
const limitMinutes = long ? 60 : 20

await runSession(async (session) => {
  const started = Date.now()
  await rm(RESULTS, { recursive: true, force: true })
  // The tests leave a third of two cores idle: the build and the checks use it, one after the other, since both write
  // Next's types. The journeys wait for the build only.
  const stack = everything || journeys.length > 0 ? prepareShop(session) : undefined
  const checks = Promise.resolve(stack)
    .catch(() => {})
    .then(() => (everything ? checkSources() : []))
  const tested = everything || tests.length > 0 ? [await runTests()] : []
  const shop = stack ? stack.then((ready) => runShop(session, ready, checks)).catch(notStarted) : []
  const counts = [...tested, ...(await checks), ...(await shop)]
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  console.log(`\n${Math.round((Date.now() - started) / 1000)} s in all`)
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0 && passed > 0 ? 0 : 1
})

/** Checks the sources without running them. Each check counts as one test. */
async function checkSources(): Promise<Count[]> {
  const next = packageFile('next', 'dist', 'bin', 'next')
  const checks: Array<[name: string, ...steps: string[][]]> = [
    ['format and lint', [packageFile('@biomejs', 'biome', 'bin', 'biome'), 'ci', '.']],
    ['types', [next, 'typegen'], [packageFile('typescript', 'bin', 'tsc'), '--noEmit']],
    ['dead code', [packageFile('knip', 'bin', 'knip.js')]],
  ]
  const counts: Count[] = []
  for (const [name, ...steps] of checks) {
    const started = Date.now()
    let ok = true
    for (const step of steps) {
      if (!ok) break
      const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
      const finished = await run(process.execPath, step, { env })
      if (!finished.ok) console.log(finished.output)
      ok = finished.ok
    }
    console.log(`${ok ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    counts.push(countOne(ok))
  }
  return counts
}

async function runTests(): Promise<Count> {
  return (await countVitest(join(RESULTS, 'tests.json'), tests, { limitMinutes })).count
}

/** Starts the services and builds the shop; returns the environment for its servers. */
async function prepareShop(session: Session): Promise<Record<string, string>> {
  await ensureBrowser(console.log)
  return startTestStack(session)
}

/** Tests the production build: with the fuzzer beside the checks, then by journeys in the browser, alone. */
async function runShop(
  session: Session,
  stack: Record<string, string>,
  checks: Promise<Count[]>,
): Promise<Count[]> {
  // The journeys send X-Forwarded-For like a proxy, so that each can have its own client address.
  // One administrator signs in for all of them, more often than any person would.
  const shop = await serveTestShop(session, stack, { TRUSTED_PROXIES: '1', LIMITS: 'sessionsOpened=600/300' })
  const fuzzed = everything ? await fuzzShop(session, stack, FUZZ, { show: false }) : []
  await checks
  return [...fuzzed, ...(await runJourneys(shop))]
}

async function runJourneys({ environment, checkLog }: TestShop): Promise<Count[]> {
  const { ok } = await run(process.execPath, [packageFile('playwright', 'cli.js'), 'test', ...journeys], {
    env: { ...process.env, ...environment },
    show: true,
    limitMinutes,
  })
  const { stats = {} } = await readReport(join(RESULTS, 'journeys.json'))
  const { expected = 0, flaky = 0, unexpected = 0 } = stats
  return [toCount(ok, expected + flaky, unexpected), await checkLog(PROBES)]
}

/** Reports a shop that does not build or start as a failed test. */
function notStarted(error: unknown): Count[] {
  console.error(error instanceof LocalError ? error.message : error)
  return [countOne(false)]
}
