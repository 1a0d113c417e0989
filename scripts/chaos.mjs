// npm run chaos [-- --minutes 10 --seed 1]
import { parseArgs } from 'node:util'
import { handOver } from './bootstrap.mjs'

const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string', default: '1' } },
})
process.env.CHAOS_SECONDS = String(Number(values.minutes) * 60)
process.env.CHAOS_SEED = values.seed
process.argv.splice(2, process.argv.length, '--long', 'e2e/host/chaos.long.spec.ts')
await handOver('scripts/tests/test.ts')
