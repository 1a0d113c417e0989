// npm run soak [-- --minutes 30]
import { parseArgs } from 'node:util'
import { handOver } from './bootstrap.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } })
process.env.SOAK_MINUTES = values.minutes
process.argv.splice(2, process.argv.length, 'soak')
await handOver('bench/run.ts')
