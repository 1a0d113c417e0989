import { handOver } from './bootstrap.mjs'

await handOver('scripts/demo.ts')
