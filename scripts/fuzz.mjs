import { handOver } from './bootstrap.mjs'

await handOver('scripts/fuzz.ts')
