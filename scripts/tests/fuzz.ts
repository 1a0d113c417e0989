import { parseArgs } from 'node:util'
import { runSession } from '../session'
import { fuzzShop } from './fuzz-shop'
import { startTestStack } from './test-shop'

const { values: wanted } = parseArgs({
  options: {
    cases: { type: 'string', default: '100000' },
    /** The same seed repeats the same requests. */
    seed: { type: 'string', default: '1' },
    /** Maximum time of an answer, in ms. */
    limit: { type: 'string', default: '2000' },
    /** One target, for example 'POST /api/contact'; with `path` only one case of it. */
    only: { type: 'string' },
    path: { type: 'string' },
  },
})

await runSession(async (session) => {
  const counts = await fuzzShop(session, await startTestStack(session), {
    FUZZ_CASES: wanted.cases,
    FUZZ_SEED: wanted.seed,
    FUZZ_LIMIT_MS: wanted.limit,
    ...(wanted.only ? { FUZZ_ONLY: wanted.only } : {}),
    ...(wanted.path ? { FUZZ_PATH: wanted.path } : {}),
  })
  return counts.every(({ passed, failed }) => failed === 0 && passed > 0) ? 0 : 1
})
