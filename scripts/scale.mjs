import { handOver } from './bootstrap.mjs'

await handOver('scripts/scale.ts')
