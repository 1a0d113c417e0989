import { enteredProbes } from '@/fuzz/shapes'
import { limits } from '@/lib/platform/runtime/limits'
import { copyDatabase, PRISTINE } from '@/local/postgres/copy'
import type { Session } from '../session'
import { type Count, countVitest, serveTestShop } from './test-shop'

const LIMIT_MINUTES = 180
/** A few accounts make thousands of requests, most of which the usual limits would refuse. */
const NO_LIMITS = {
  LIMITS: Object.keys(limits)
    // one sender may have a tenth of all
    .map((name) => `${name}=${name === 'addressCodesOfAll' ? 10_000_000 : 1_000_000}/600`)
    .join(','),
  OPEN_ORDERS_LIMIT_PLN: '1000000000',
}

/** Runs the fuzzer on a database of its own, with the variables of fuzz/shop.fuzz.ts. Without `show` it prints at its end. */
export async function fuzzShop(
  session: Session,
  stack: Record<string, string>,
  variables: Record<string, string>,
  { show = true } = {},
): Promise<Count[]> {
  const DATABASE_URL = await copyDatabase(stack.DATABASE_URL ?? '', PRISTINE, 'fuzzed')
  const { environment, checkLog, stop } = await serveTestShop(session, stack, { DATABASE_URL, ...NO_LIMITS })
  const env = { ...process.env, ...environment, ...variables }
  const options = { env, show, limitMinutes: LIMIT_MINUTES }
  const config = ['--config', 'fuzz/vitest.config.ts']
  const { output, count } = await countVitest('test-results/fuzz.json', config, options)
  if (!show) console.log(output)
  await stop()
  return [count, await checkLog(enteredProbes)]
}
